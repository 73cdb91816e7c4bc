import type { Transitions } from '../kernel/states/transitions.ts';

export const accountStatuses = ['pending', 'active', 'locked', 'disabled'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const accountTransitions: Transitions<AccountStatus> = {
  pending: ['active', 'disabled'],
  active: ['locked', 'disabled'],
  locked: ['active'],
  disabled: ['active'],
};

/** What the log of an account says of a session that was ended because its token came twice. No endpoint declares it. */
export const tokenReused = 'account.token-reused';
