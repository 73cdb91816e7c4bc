import type { Caller } from './lists.ts';

/** The demo's owner in one of the organizations that are made to measure with; the first is the large one. */
export const enterOrganization = async (url: string, nth = 1): Promise<Omit<Caller, 'size'>> => {
  const post = async (path: string, body: unknown, headers = {}) =>
    (
      await fetch(`${url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    ).json();
  const signedIn = (await post('/auth/signin', {
    email: 'owner@larkspur.test',
    password: 'show-me-the-arch',
  })) as {
    accessToken: string;
    user: { organizations: { id: string; name: string }[] };
  }; // the contract's SignedIn
  const orgId = signedIn.user.organizations.find(({ name }) => name === `Large Warehouse ${nth}`)?.id ?? '';
  const switched = (await post(
    '/auth/switch-organization',
    { organizationId: orgId },
    { 'x-access-token': signedIn.accessToken },
  )) as { accessToken: string };
  const headers = { 'x-access-token': switched.accessToken, 'content-type': 'application/json' };
  const first = async (path: string, fits: (row: Row) => boolean) => {
    const { rows } = (await (await fetch(`${url}/api${path}`, { headers })).json()) as { rows: Row[] }; // lists of the contract
    return rows.find(fits)?.id ?? '';
  };
  return {
    orgId,
    headers,
    sample: {
      category: await first('/categories', ({ name }) => name === 'Sofas'),
      bin: await first('/storage-locations', ({ kind }) => kind === 'bin'),
      vendor: await first('/vendors', ({ name }) => name === 'Vendor 7' || name === 'Vendor 12'),
    },
  };
};

type Row = { readonly id: string; readonly name: string; readonly kind?: string };
