import { addDays } from '@archway/contract/kernel/days';
import { mustCall } from '../api.ts';

type Call = Parameters<typeof mustCall>[1];
type Json = Record<string, unknown>;

/** The statuses on the path of a job, in their order. */
const path = ['quoted', 'confirmed', 'designing', 'ready', 'installing', 'live', 'notice', 'destaging'];

const streets = ['Maple Street', 'Oak Lane', 'Cedar Court', 'Birch Road', 'Elm Avenue', 'Laurel Drive'];

/** Makes so many jobs in an organization, over all statuses that lead to a home and back; dates are relative to today. */
export const makeStagings = async (url: string, token: string, count: number) => {
  const call = (what: Call, body?: Json) => mustCall(url, what, { token, ...(body ? { body } : {}) });
  const clients = await Promise.all(
    ['Ada Moss', 'Rosa Lindqvist Homes', 'Bayview Brokers'].map((name) =>
      call('POST /clients', { name, kind: 'agent' }),
    ),
  );
  const today = new Date().toISOString().slice(0, 10);
  for (let index = 0; index < count; index += 1) {
    const steps = index % (path.length + 1);
    const address = `${100 + index} ${streets[index % streets.length]}`;
    const property = await call('POST /properties', {
      address,
      city: index % 2 ? 'Portland' : 'Beaverton',
      state: 'OR',
      ...(index % 5 === 0
        ? {}
        : { latitude: 45.45 + ((index * 7) % 20) / 100, longitude: -122.75 + ((index * 11) % 30) / 100 }),
    });
    // Those that are far along began earlier; every seventh should have ended already.
    const installOn = addDays(today, steps < 6 ? 4 + ((index * 5) % 50) : -((index * 7) % 60) - 3);
    const endsOn = steps >= 6 && index % 7 === 0 ? addDays(today, -2) : addDays(installOn, 62);
    let staging = await call('POST /stagings', {
      name: index % 4 === 0 ? `The ${streets[index % streets.length]} listing ${index}` : '',
      clientId: clients[index % clients.length]?.['id'],
      propertyId: property['id'],
      installOn,
      endsOn,
      autoRenew: index % 3 === 0,
      monthlyAmount: 180_000 + index * 5_000,
    });
    for (const status of path.slice(0, steps))
      staging = await call(`POST /stagings/${staging['id']}/status`, { version: staging['version'], status });
  }
};
