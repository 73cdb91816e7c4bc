/** What the holder of a link may see before answering. */
export type Preview = {
  readonly organizationName: string;
  readonly invitedBy: string | null;
  readonly role: string;
  readonly roleName: string;
  readonly email: string;
  readonly hasAccount: boolean;
};

export type InvitationAnswer = 'accept' | 'change-account' | 'sign-in' | 'sign-up';

/** An invitation belongs to one address: whoever is signed in with it answers at once, everybody else gets there first. */
export const answersOf = (
  { email, hasAccount }: Pick<Preview, 'email' | 'hasAccount'>,
  signedInAs: string | undefined,
): InvitationAnswer => {
  if (signedInAs !== undefined)
    return signedInAs.toLowerCase() === email.toLowerCase() ? 'accept' : 'change-account';
  return hasAccount ? 'sign-in' : 'sign-up';
};
