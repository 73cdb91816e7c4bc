import { DeviceEvent } from '@archway/contract/inventory/device-events/device-event';
import { mostEvents } from '@archway/contract/inventory/device-events/limits';
import type { UserId } from '@archway/contract/kernel/ids';
import { makeOrderedIds } from '@archway/contract/kernel/ordered-ids';
import type { ArrivedEvent } from '../../inventory/device-events/arrived-event.ts';
import { recordArrived } from '../../inventory/device-events/record-arrived.ts';
import { foldMoves } from '../../moves/follow-moves.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';

/** What somebody recorded with their phone, and when, in milliseconds. */
export type Told = {
  readonly at: number;
  readonly by: UserId;
  readonly what: { readonly kind: DeviceEvent['kind'] } & Readonly<Record<string, unknown>>;
};

/** Records it as if it had come from phones: lines, pieces, balances and work orders follow as they do for everybody. */
export const recordDemoEvents = async (db: OrgDb, told: readonly Told[]) => {
  const nextId = makeOrderedIds();
  const devices = new Map(told.map(({ by }) => [by, newId()]));
  const arrived = told
    .toSorted((one, other) => one.at - other.at)
    .map(({ at: moment, by, what }): ArrivedEvent => {
      const [id, at] = [nextId(moment), new Date(moment).toISOString()];
      const event = DeviceEvent.parse({ id, at, ...what });
      const device = { id: devices.get(by) ?? newId(), at, offsetMs: 0 };
      return { id: event.id, at, by, device, event, payload: {}, isMended: false };
    });
  for (let from = 0; from < arrived.length; from += mostEvents) {
    const { outcomes, moveIds } = await recordArrived(
      db,
      arrived.slice(from, from + mostEvents),
      'everything',
    );
    const refused = [...outcomes.values()].find(({ applied }) => !applied);
    if (refused) throw new Error(`The demo records something that is ${refused.review}.`);
    if (moveIds.length > 0) await foldMoves(db, moveIds);
  }
};
