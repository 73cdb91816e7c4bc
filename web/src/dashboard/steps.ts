import type { Dashboard } from '@archway/contract/dashboard/dashboard';
import type { Action, Subject } from '@archway/contract/kernel/access/ability';

type StepKey = 'email' | 'setup' | 'storage' | 'team' | 'twoFactor';

/** Where a step is done. */
export type Target =
  | { readonly to: '/setup'; readonly step?: 'warehouse' | 'team' }
  | { readonly to: '/storage' }
  | { readonly to: '/organization/$tab' | '/account/$tab'; readonly tab: string };

export type Step = { readonly key: StepKey; readonly done: boolean; readonly target?: Target | undefined };

type Rights = {
  readonly can: (action: Action, subject: Subject) => boolean;
  /** Whether a route has its screen. */
  readonly exists: (path: string) => boolean;
};

/**
 * What a young organization does, in the order in which it makes sense, as far as it is this member's to do. The
 * address is activated in the mailbox, so that step has no place here; nothing leads to a screen that is not there.
 */
export const stepsOf = (facts: Dashboard, { can, exists }: Rights): Step[] => {
  const screenOr = (target: Target, step: 'warehouse' | 'team'): Target | undefined => {
    if (exists(target.to)) return target;
    return can('update', 'Organization') && exists('/setup') ? { to: '/setup', step } : undefined;
  };
  const invited = facts.members > 1 || facts.pendingInvitations > 0;
  const steps: (Step & { mine: boolean })[] = [
    { key: 'email', mine: true, done: facts.emailVerified },
    { key: 'setup', mine: can('update', 'Organization'), done: facts.setupDone, target: exists('/setup') ? { to: '/setup' } : undefined },
    { key: 'storage', mine: can('create', 'StorageLocation'), done: facts.storageLocations > 0, target: screenOr({ to: '/storage' }, 'warehouse') },
    { key: 'team', mine: can('create', 'Invitation'), done: invited, target: screenOr({ to: '/organization/$tab', tab: 'members' }, 'team') },
    { key: 'twoFactor', mine: exists('/account/$tab'), done: facts.twoFactor, target: { to: '/account/$tab', tab: 'security' } },
  ]; // biome-ignore format: one step, one line
  return steps.flatMap(({ mine, ...step }) =>
    mine && (step.done || step.target || step.key === 'email') ? [step] : [],
  );
};
