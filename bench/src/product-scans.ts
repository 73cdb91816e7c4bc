import { randomUUID } from 'node:crypto';
import type { BareScan } from './bare-scans.ts';
import { fromElsewhere } from './load.ts';

/** So many devices that record through the API, each from an address of its own. What is not applied spoils the run. */
export const productDevices = (url: string, headers: Record<string, string>, devices: number) =>
  Array.from({ length: devices }, () => {
    const [device, from] = [randomUUID(), fromElsewhere(headers)];
    return async (events: readonly BareScan[]) => {
      const answer = await fetch(`${url}/api/scans`, {
        method: 'POST',
        headers: from,
        body: JSON.stringify({
          device,
          sentAt: new Date().toISOString(),
          events: events.map(({ itemId: _, ...event }) => event),
        }),
      });
      const { events: answers } = (await answer.json()) as { events: { applied: boolean }[] }; // the contract's
      if (!answers?.every(({ applied }) => applied))
        throw new Error(`scans were answered with ${answer.status}`);
    };
  });
