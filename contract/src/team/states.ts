import type { Transitions } from '../kernel/states/transitions.ts';

export const membershipStatuses = ['active', 'suspended', 'left'] as const;
export type MembershipStatus = (typeof membershipStatuses)[number];

/** An invited person is an invitation until they accept; then a membership is made, active. */
export const membershipTransitions: Transitions<MembershipStatus> = {
  active: ['suspended', 'left'],
  suspended: ['active', 'left'],
  left: [],
};

export const invitationStatuses = ['pending', 'accepted', 'declined', 'revoked', 'expired'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

export const invitationTransitions: Transitions<InvitationStatus> = {
  pending: ['accepted', 'declined', 'revoked', 'expired'],
  accepted: [],
  declined: [],
  revoked: [],
  // Sending again makes a new link, which is how an expired invitation lives on.
  expired: ['pending', 'revoked'],
};
