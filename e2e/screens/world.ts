import { callApi, mustCall, newcomer, signInByApi, signUpByApi } from '../api.ts';
import { linkInMail } from '../mailbox.ts';
import { emailOf } from '../people.ts';
import { moveThings } from './move-world.ts';
import type { World } from './screen.ts';
import { stagingThings } from './staging-world.ts';

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
  const home = await aHome(url, token);
  const sofa = await find('GET /items?searchQuery=harlow', () => true);
  await demoFields(url, token, sofa);
  const draft = await mustCall(url, `POST /items/${sofa}/duplicate`, { token, body: {} });
  // Journeys look for the one sofa of this name.
  await mustCall(url, `PATCH /items/${draft['id']}`, {
    token,
    body: { version: draft['version'], name: 'Linen bench' },
  });
  return {
    category: `/categories/${await find('GET /categories', ({ name }) => name === 'Furniture')}`,
    categoryItems: `/inventory/category/${await find('GET /categories', ({ name }) => name === 'Furniture')}`,
    vendor: `/vendors/detail/${await find('GET /vendors?sortBy=items&orderBy=desc', () => true)}`,
    warehouse: `/storage/${await find('GET /storage-locations', ({ code }) => code === 'W1')}`,
    bay: `/storage/${await find('GET /storage-locations', ({ code }) => code === 'W1-A-02')}`,
    item: `/inventory/${sofa}`,
    countedItem: `/inventory/${await find('GET /items?searchQuery=bath%20towel', () => true)}`,
    manyPieces: `/inventory/${await find('GET /items?sortBy=owned&orderBy=desc&tracking=unit', () => true)}?tab=pieces`,
    draftItem: `/inventory/${draft['id']}`,
    ...home,
    ...labels,
    ...(await stagingThings(url, token, sofa)),
    ...(await moveThings(url, token)),
    help: await aHelperLink(url, token),
  };
};

/** A client with a home that has a position, made for the screens; known already when an earlier run of the same server made them. */
const aHome = async (url: string, token: string) => {
  const { rows } = await mustCall(url, 'GET /properties?searchQuery=Alder%20Court', { token });
  const known = (rows as { id: string }[])[0]; // every list of the contract has rows
  const found = known && (await mustCall(url, `GET /properties/${known.id}`, { token }));
  const client =
    found?.['clientId'] ??
    (await mustCall(url, 'POST /clients', { token, body: { name: 'Ines Duarte', kind: 'homeowner' } }))['id'];
  const facts = { address: '31 Alder Court', city: 'Portland', state: 'OR', zip: '97214', type: 'house' };
  const more = { latitude: 45.51, longitude: -122.65, doorWidth: 813, floors: 2, clientId: client };
  const property = found ?? (await mustCall(url, 'POST /properties', { token, body: { ...facts, ...more } }));
  await mustCall(url, `PUT /properties/${property['id']}/access`, { token, body: { notes: 'Lockbox 4417' } });
  return { client: `/clients/detail/${client}`, property: `/properties/detail/${property['id']}` };
};

/** Fields of their own, which the sofa has values in; known already when an earlier run of the same server made them. */
const demoFields = async (url: string, token: string, sofa: string) => {
  const { rows } = await mustCall(url, 'GET /custom-fields', { token });
  if ((rows as Named[]).length > 0) return;
  const add = async (body: Record<string, unknown>) =>
    String((await mustCall(url, 'POST /custom-fields', { token, body }))['id']);
  const upholstery = await add({
    name: 'Upholstery',
    type: 'choice',
    options: ['Linen', 'Velvet'],
    hint: 'As on the tag',
  });
  const seat = await add({ name: 'Seat height', type: 'length' });
  const { version } = await mustCall(url, `GET /items/${sofa}`, { token });
  const body = { version, customFields: { [upholstery]: 'Linen', [seat]: 450 } };
  await mustCall(url, `PATCH /items/${sofa}`, { token, body });
};

/** For a move-in that is still open. */
const aHelperLink = async (url: string, token: string) => {
  const { rows } = await mustCall(url, 'GET /moves?kind=in&itemsPerPage=100', { token });
  const open = (rows as { id: string; status: string }[]).find(
    ({ status }) => status !== 'completed' && status !== 'canceled',
  );
  const link = await mustCall(url, `POST /moves/${open?.id}/helper-links`, {
    token,
    body: {},
  });
  return String(link['url']).replace(/^.*(?=\/help\/)/, '');
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
