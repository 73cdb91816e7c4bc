let people = 0;

/** Somebody new with an organization of their own. */
export const signUp = async (url: string) => {
  people += 1;
  const answer = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Bea',
      lastName: 'Nch',
      email: `bea${people}@bench-owner.test`,
      password: 'a figure is not a feeling',
      companyName: `Figures ${people}`,
      companyType: 'other',
      companySize: '1',
      city: 'Portland',
      state: 'OR',
    }),
  });
  const { data } = (await answer.json()) as {
    data: { accessToken: string; activeOrganization: { id: string } };
  }; // the contract's SignedUp
  return { accessToken: data.accessToken, orgId: data.activeOrganization.id };
};
