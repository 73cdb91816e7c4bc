import type { Dashboard } from '@archway/contract/dashboard/dashboard';

export type StepKey = 'email' | 'setup' | 'storage' | 'team' | 'twoFactor';

export type Step = {
  readonly key: StepKey;
  readonly done: boolean;
  /** Where it is done; some are done elsewhere (in the mailbox, say). */
  readonly to?: '/setup' | '/storage' | '/organization/$tab' | '/account/$tab';
  readonly tab?: string;
};

/** What a young organization does, in the order in which it makes sense. */
export const stepsOf = (facts: Dashboard): Step[] => [
  { key: 'email', done: facts.emailVerified },
  { key: 'setup', done: facts.setupDone, to: '/setup' },
  { key: 'storage', done: facts.storageLocations > 0, to: '/storage' },
  { key: 'team', done: facts.members > 1 || facts.pendingInvitations > 0, to: '/organization/$tab', tab: 'members' },
  { key: 'twoFactor', done: facts.twoFactor, to: '/account/$tab', tab: 'security' },
];
