import type { Member } from '@archway/contract/team/member';

/** The contract's colours, without the schemas that stand beside them there (words.test.ts holds them equal). */
export const memberColours = [
  'rose',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'cyan',
  'blue',
  'violet',
  'grape',
] as const satisfies readonly Member['colour'][];

export const fullName = ({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;
