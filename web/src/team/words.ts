import type { Member } from '@archway/contract/team/member';

export const fullName = ({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;
