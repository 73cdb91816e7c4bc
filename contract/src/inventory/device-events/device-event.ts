import * as z from 'zod';
import { EventId, ItemId, MoveId, MoveLineId, RoomId, StorageLocationId, UnitId } from '../../kernel/ids.ts';
import { GivenMoment } from '../../kernel/measures.ts';
import { line } from '../../kernel/text/text.ts';
import * as textLimits from '../../kernel/text/text-limits.ts';
import { conditions, damages, photoMoments, returnReasons, verdicts, workOrderKinds } from '../states.ts';
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
const quantity = StockReceived.shape.quantity;

/** Where on a move it was recorded: the line may be of another item, whose place it takes. */
const onMove = { moveId: MoveId, roomId: RoomId.optional(), lineId: MoveLineId.optional() };
const perhapsOnMove = { ...onMove, moveId: MoveId.optional() };
/** A piece, or so many of what is only counted; a code leads to either. */
const carried = { ...piece, itemId: ItemId.optional(), quantity: quantity.default(1), condition };

type Named = Readonly<Record<string, unknown>>;
/** Of each pair one is named. */
const names =
  (...pairs: readonly (readonly [string, string])[]) =>
  (event: Named) =>
    pairs.every(([id, text]) => event[id] !== undefined || event[text] !== undefined);

const ofPiece = names(['unitId', 'code']);
const ofCarried = (event: Named) =>
  [event['unitId'], event['itemId'], event['code']].some((named) => named !== undefined) &&
  (event['unitId'] === undefined || event['itemId'] === undefined);
/** Of what is only counted, something is missing where a move is; elsewhere it is counted. */
const ofCarriedOnMove = (event: Named) =>
  event['moveId'] === undefined ? ofPiece(event) && event['itemId'] === undefined : ofCarried(event);
const missing = 'errors.required';

/** Everything that a device records, of pieces and of what is only counted. */
export const DeviceEvent = z.discriminatedUnion('kind', [
  z
    .object({ ...piece, ...where, kind: z.literal('moved'), condition })
    .refine(names(['unitId', 'code'], ['locationId', 'locationCode']), missing),
  z.object({ ...piece, kind: z.literal('seen'), condition }).refine(ofPiece, missing),
  z
    .object({
      ...piece,
      ...perhapsOnMove,
      kind: z.literal('damaged'),
      condition: z.enum(damages).default('broken'),
      /** The kind of work order it opens. */
      needs: z.enum(workOrderKinds).default('repair'),
    })
    .refine(ofPiece, missing),
  z.object({ ...carried, ...perhapsOnMove, kind: z.literal('missing') }).refine(ofCarriedOnMove, missing),
  z
    .object({ ...carried, ...where, ...perhapsOnMove, kind: z.literal('found') })
    .refine(ofCarriedOnMove, missing),
  z.object({ ...made, ...perhapsOnMove, kind: z.literal('undone'), undoes: EventId }),
  /** Of what is only counted, the bin it came from may be named. */
  z.object({ ...carried, ...where, ...onMove, kind: z.literal('picked') }).refine(ofCarried, missing),
  z.object({ ...carried, ...onMove, kind: z.literal('dropped') }).refine(ofCarried, missing),
  z
    .object({
      ...carried,
      ...where,
      ...onMove,
      kind: z.literal('returned'),
      /** What is to be done with it. */
      verdict: z.enum(verdicts).default('ok'),
      /** Of a move-in: why it does not stay. */
      reason: z.enum(returnReasons).optional(),
    })
    .refine(ofCarried, missing)
    .refine(names(['locationId', 'locationCode']), missing),
  z.object({ ...carried, ...onMove, kind: z.literal('left') }).refine(ofCarried, missing),
  z.object({ ...carried, ...onMove, kind: z.literal('sold') }).refine(ofCarried, missing),
  /** Somebody goes without it; the note tells why. */
  z
    .object({ ...made, ...onMove, kind: z.literal('shorted'), itemId: ItemId.optional(), quantity })
    .refine(names(['lineId', 'itemId']), missing),
  /** The truck left with everything that was picked until then. */
  z.object({ ...made, kind: z.literal('departed'), moveId: MoveId }),
  /** Somebody signed for it; the note has their name, and a picture what they drew. */
  z.object({ ...made, kind: z.literal('signed'), moveId: MoveId }),
  /** How a room looked, or the home where none is named; what its pictures show. */
  z.object({
    ...made,
    kind: z.literal('photographed'),
    moveId: MoveId,
    roomId: RoomId.optional(),
    taken: z.enum(photoMoments),
  }),
  z
    .object({ ...counted, ...where, kind: z.literal('received'), quantity })
    .refine(names(['itemId', 'code'], ['locationId', 'locationCode']), missing),
  z
    .object({
      ...counted,
      kind: z.literal('transferred'),
      fromId: StorageLocationId.optional(),
      fromCode: code,
      toId: StorageLocationId.optional(),
      toCode: code,
      quantity,
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
