import { mustCall } from '../api.ts';

/** A job with all that its page can show; known already when an earlier run of the same server made it. */
export const stagingThings = async (url: string, token: string, itemId: string) => {
  const call = (path: `${'GET' | 'POST'} /${string}`, body?: Record<string, unknown>) =>
    mustCall(url, path, { token, ...(body ? { body } : {}) });
  const name = 'Lantern House';
  const { rows } = await call(`GET /stagings?searchQuery=${encodeURIComponent(name)}`);
  const [known] = rows as { id: string }[]; // every list of the contract has rows
  const id = known?.id ?? (await made(url, token, { name, itemId }));
  return { staging: `/stagings/${id}/details`, stagingCopy: `/stagings/create?copyOf=${id}` };
};

const made = async (url: string, token: string, { name, itemId }: { name: string; itemId: string }) => {
  const call = (path: `POST /${string}`, body: Record<string, unknown>) =>
    mustCall(url, path, { token, body });
  const client = await call('POST /clients', {
    name: 'Odile Brandt',
    kind: 'agent',
    email: 'odile@brandt.test',
    phone: '+1 503 555 0117',
  });
  const property = await call('POST /properties', {
    address: '48 Lantern Row',
    city: 'Portland',
    state: 'OR',
    latitude: 45.52,
    longitude: -122.68,
  });
  const job = await call('POST /stagings', {
    name,
    clientId: client['id'],
    propertyId: property['id'],
    installOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    autoRenew: true,
    monthlyAmount: 320_000,
    fees: 90_000,
    deposit: 50_000,
    listPrice: 74_500_000,
    listingUrl: 'https://listing.test/48-lantern-row',
    notes: 'Park behind the house. The agent opens at nine.',
    rooms: [
      { name: 'Living room', roomType: 'living', floor: 1, width: 4200, depth: 5600, notes: 'Bright.' },
      { name: 'Primary bedroom', roomType: 'primary_bedroom', floor: 2 },
    ],
  });
  const [room] = job['rooms'] as { id: string }[]; // as the contract says
  await call(`POST /stagings/${job['id']}/lines`, { lines: [{ roomId: room?.id, itemId, quantity: 2 }] });
  const form = new FormData();
  form.append('file', new File(['%PDF-1.7 terms'], 'Agreement.pdf', { type: 'application/pdf' }));
  await fetch(`${url}/api/stagings/${job['id']}/files`, {
    method: 'POST',
    headers: { 'x-access-token': token },
    body: form,
  });
  return String(job['id']);
};
