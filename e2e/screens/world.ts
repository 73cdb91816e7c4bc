import { callApi, mustCall, newcomer, signInByApi, signUpByApi } from '../api.ts';
import { linkInMail } from '../mailbox.ts';
import { emailOf } from '../people.ts';
import type { World } from './screen.ts';

export const newcomerWho = { email: 'newcomer@quist.test', password: newcomer.password };

/** Makes what the list of screens needs: somebody new, and two invitations that nobody has answered. */
export const makeWorld = async (url: string): Promise<World> => {
  const { email } = newcomerWho;
  // Known already when an earlier run of the same server made them.
  await signUpByApi(url, { email }).catch(() => undefined);
  const layla = await signInByApi(url, 'layla@dar-alard.test');
  const invite = async (address: string) => {
    await callApi(url, 'POST /invitations', {
      token: layla.accessToken,
      body: { email: address, role: 'crew' },
    });
    return new URL(await linkInMail(url, address, /invitation=/)).href.slice(url.length);
  };
  const invitation = await invite('somebody.new@example.test');
  const invitationForCrew = await invite(emailOf('crew'));
  await mustCall(url, 'GET /invitations', { token: layla.accessToken });
  return { invitation, invitationForCrew, ...(await demoThings(url)) };
};

type Named = { id: string; name: string; code?: string | null };

/** Things of the demo organization have new ids with every server. */
const demoThings = async (url: string) => {
  const { accessToken: token } = await signInByApi(url, emailOf('owner'));
  const find = async (list: `GET /${string}`, fits: (row: Named) => boolean) => {
    const { rows } = await mustCall(url, list, { token });
    return (rows as Named[]).find(fits)?.id ?? ''; // every list of the contract has rows
  };
  const labels = await demoLabels(url, token);
  const sofa = await find('GET /items?searchQuery=harlow', () => true);
  const draft = await mustCall(url, `POST /items/${sofa}/duplicate`, { token, body: {} });
  return {
    category: `/categories/${await find('GET /categories', ({ name }) => name === 'Furniture')}`,
    categoryItems: `/inventory/category/${await find('GET /categories', ({ name }) => name === 'Furniture')}`,
    vendor: `/vendors/detail/${await find('GET /vendors?sortBy=items&orderBy=desc', () => true)}`,
    warehouse: `/storage/${await find('GET /storage-locations', ({ code }) => code === 'W1')}`,
    bay: `/storage/${await find('GET /storage-locations', ({ code }) => code === 'W1-A-02')}`,
    item: `/inventory/${sofa}`,
    countedItem: `/inventory/${await find('GET /items?searchQuery=bath%20towel', () => true)}`,
    draftItem: `/inventory/${draft['id']}`,
    ...labels,
  };
};

const demoLabels = async (url: string, token: string) => {
  const call = (path: `${'GET' | 'POST'} /${string}`, body?: Record<string, unknown>) =>
    mustCall(url, path, { token, ...(body ? { body } : {}) });
  const { rows } = await call('POST /labels/blank', { quantity: 2 });
  const [blank, retired] = rows as { id: string; code: string }[]; // as the contract says
  await call(`POST /labels/${retired?.id}/revoke`, {});
  const { rows: pieces } = await call('GET /units?itemsPerPage=5');
  const [piece] = pieces as Named[]; // as above
  const label = await call('POST /labels', { kind: 'unit', targetId: piece?.id });
  return {
    pieceLabel: `/scan/${label['code']}`,
    blankLabel: `/scan/${blank?.code}`,
    retiredLabel: `/scan/${retired?.code}`,
  };
};
