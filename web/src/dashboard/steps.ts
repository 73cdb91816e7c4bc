import type { Dashboard } from '@archway/contract/dashboard/dashboard';
import type { Action, Subject } from '@archway/contract/kernel/ability';

export type StepKey = 'email' | 'setup' | 'storage' | 'team' | 'twoFactor';

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
 * What a young organization does, in the order in which it makes sense: what is done, and what this member can do
 * about the rest. The address is activated in the mailbox, so that step has no place here.
 */
export const stepsOf = (facts: Dashboard, { can, exists }: Rights): Step[] => {
  const setsUp = can('update', 'Organization') && exists('/setup');
  const screenOr = (place: Place, step: 'warehouse' | 'team'): Place | undefined => {
    if (exists(place.to)) return place;
    return setsUp ? { to: '/setup', step } : undefined;
  };
  const invited = facts.members > 1 || facts.pendingInvitations > 0;
  const members: Place = { to: '/organization/$tab', tab: 'members' };
  const security: Place = { to: '/account/$tab', tab: 'security' };
  const steps: Step[] = [
    { key: 'email', done: facts.emailVerified },
    { key: 'setup', done: facts.setupDone, place: setsUp ? { to: '/setup' } : undefined },
    { key: 'storage', done: facts.storageLocations > 0, place: can('create', 'StorageLocation') ? screenOr({ to: '/storage' }, 'warehouse') : undefined },
    { key: 'team', done: invited, place: can('create', 'Invitation') ? screenOr(members, 'team') : undefined },
    { key: 'twoFactor', done: facts.twoFactor, place: exists(security.to) ? security : undefined },
  ]; // biome-ignore format: one step, one line
  return steps.filter(({ key, done, place }) => done || place !== undefined || key === 'email');
};
