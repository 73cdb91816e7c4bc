import type { Dashboard } from '@archway/contract/dashboard/dashboard';
import type { Action, Subject } from '@archway/contract/kernel/ability';

type StepKey = 'email' | 'setup' | 'storage' | 'team' | 'twoFactor';

/** Where a step is done. */
export type Place =
  | { readonly to: '/setup'; readonly step?: 'warehouse' | 'team' }
  | { readonly to: '/storage' }
  | { readonly to: '/organization/$tab' | '/account/$tab'; readonly tab: string };

export type Step = { readonly key: StepKey; readonly done: boolean; readonly place?: Place | undefined };

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
  const screenOr = (place: Place, step: 'warehouse' | 'team'): Place | undefined => {
    if (exists(place.to)) return place;
    return can('update', 'Organization') && exists('/setup') ? { to: '/setup', step } : undefined;
  };
  const invited = facts.members > 1 || facts.pendingInvitations > 0;
  const steps: (Step & { mine: boolean })[] = [
    { key: 'email', mine: true, done: facts.emailVerified },
    { key: 'setup', mine: can('update', 'Organization'), done: facts.setupDone, place: exists('/setup') ? { to: '/setup' } : undefined },
    { key: 'storage', mine: can('create', 'StorageLocation'), done: facts.storageLocations > 0, place: screenOr({ to: '/storage' }, 'warehouse') },
    { key: 'team', mine: can('create', 'Invitation'), done: invited, place: screenOr({ to: '/organization/$tab', tab: 'members' }, 'team') },
    { key: 'twoFactor', mine: exists('/account/$tab'), done: facts.twoFactor, place: { to: '/account/$tab', tab: 'security' } },
  ]; // biome-ignore format: one step, one line
  return steps.flatMap(({ mine, ...step }) =>
    mine && (step.done || step.place || step.key === 'email') ? [step] : [],
  );
};
