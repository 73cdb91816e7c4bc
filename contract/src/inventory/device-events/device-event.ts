import * as z from 'zod';
import { EventId, ItemId, StorageLocationId, UnitId } from '../../kernel/ids.ts';
import { GivenMoment } from '../../kernel/measures.ts';
import { line } from '../../kernel/text/text.ts';
import * as textLimits from '../../kernel/text/text-limits.ts';
import { conditions, damages } from '../states.ts';
import { StockCounted, StockReceived } from '../unit.ts';

/** What a device calls itself: made once, and kept for as long as its storage is. It points at nothing here. */
export const DeviceId = z.guid('errors.id');

/** A code that the device did not know stands in place of the id, and is looked up on arrival. */
const code = line(textLimits.scanned).min(1, 'errors.required').optional();

const made = {
  /** Made by the device, in the order of time: however often the event is sent, it counts once. */
  id: EventId,
  /** By the clock of the device. */
  at: GivenMoment,
  /** What the server called now at the latest contact before the event was made. */
  after: GivenMoment.optional(),
  note: line(textLimits.note).default(''),
};
const piece = { ...made, unitId: UnitId.optional(), code };
const counted = { ...made, itemId: ItemId.optional(), code };
const where = { locationId: StorageLocationId.optional(), locationCode: code };
const condition = z.enum(conditions).optional();

type Named = Readonly<Record<string, unknown>>;
/** Of each pair one is named. */
const names =
  (...pairs: readonly (readonly [string, string])[]) =>
  (event: Named) =>
    pairs.every(([id, text]) => event[id] !== undefined || event[text] !== undefined);

const ofPiece = names(['unitId', 'code']);
const missing = 'errors.required';

/** Everything that a device records, of pieces and of what is only counted. */
export const DeviceEvent = z.discriminatedUnion('kind', [
  z
    .object({ ...piece, ...where, kind: z.literal('moved'), condition })
    .refine(names(['unitId', 'code'], ['locationId', 'locationCode']), missing),
  z.object({ ...piece, kind: z.literal('seen'), condition }).refine(ofPiece, missing),
  z
    .object({ ...piece, kind: z.literal('damaged'), condition: z.enum(damages).default('broken') })
    .refine(ofPiece, missing),
  z.object({ ...piece, kind: z.literal('missing') }).refine(ofPiece, missing),
  z.object({ ...piece, ...where, kind: z.literal('found'), condition }).refine(ofPiece, missing),
  z.object({ ...made, kind: z.literal('undone'), undoes: EventId }),
  z
    .object({ ...counted, ...where, kind: z.literal('received'), quantity: StockReceived.shape.quantity })
    .refine(names(['itemId', 'code'], ['locationId', 'locationCode']), missing),
  z
    .object({
      ...counted,
      kind: z.literal('transferred'),
      fromId: StorageLocationId.optional(),
      fromCode: code,
      toId: StorageLocationId.optional(),
      toCode: code,
      quantity: StockReceived.shape.quantity,
    })
    .refine(names(['itemId', 'code'], ['fromId', 'fromCode'], ['toId', 'toCode']), missing)
    .refine(({ fromId, toId }) => !fromId || fromId !== toId, 'errors.choice'),
  z
    .object({ ...counted, ...where, kind: z.literal('counted'), counted: StockCounted.shape.counted })
    .refine(names(['itemId', 'code'], ['locationId', 'locationCode']), missing),
]);
export type DeviceEvent = z.output<typeof DeviceEvent>;

/** As a device writes it down. */
export type DeviceEventInput = z.input<typeof DeviceEvent>;
