import { problem } from '@archway/contract/kernel/api/problem';
import type { Member } from '@archway/contract/team/member';

export const fullName = ({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

/** Nobody locks themselves out by accident; whoever wants to go, leaves. */
export const requireSomebodyElse = (actor: { readonly membershipId: string }, member: Pick<Member, 'id'>) => {
  if (actor.membershipId === member.id)
    throw problem('forbidden', 'You can’t do this to yourself. You can leave the organization.');
};
