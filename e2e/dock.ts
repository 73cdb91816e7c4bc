import { mustCall, signInByApi } from './api.ts';

type Given = { email: string; password: string };
type Row = { id: string; code: string; address: string };

/** Somebody's own warehouse: so many chairs on the dock, and a bay that waits for them. */
export const dock = async (url: string, { email, password }: Given, chairs: number) => {
  const { accessToken: token } = await signInByApi(url, email, password);
  const make = async (call: `POST /${string}`, body: Record<string, unknown>) =>
    (await mustCall(url, call, { token, body })) as unknown as Row & { rows: Row[] };
  const addLocation = (name: string, code: string, more = {}) =>
    make('POST /storage-locations', { name, kind: 'bin', code, ...more });
  const [from, bay] = [await addLocation('Dock', 'DOCK'), await addLocation('Bay 3', 'BAY-3')];
  const { id: categoryId } = await make('POST /categories', { name: 'Chairs', icon: 'armchair' });
  const item = await make('POST /items', { name: 'Wishbone chair', sku: 'CH-24', categoryId });
  const { rows: pieces } = await make('POST /units', {
    itemId: item.id,
    locationId: from.id,
    quantity: chairs,
  });
  const list = async (path: string) => (await mustCall(url, `GET /${path}`, { token }))['rows'] as Row[];
  return { token, make, list, addLocation, from, bay, item, pieces, categoryId };
};
