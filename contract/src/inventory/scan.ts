import * as z from 'zod';
import { done } from '../kernel/api/done.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { LabelId, MoveId, StagingId, StorageLocationId } from '../kernel/ids.ts';
import { line, paragraph, requiredLine } from '../kernel/text/text.ts';
import * as textLimits from '../kernel/text/text-limits.ts';
import { storageKinds } from '../storage/storage-location-fields.ts';
import { ItemRow } from './item.ts';
import { ScanCodes, ScanCodesQuery } from './scan-codes/endpoint.ts';
import { Unit } from './unit.ts';

/** A location as whoever puts something into it sees it. */
const ScannedLocation = z.object({
  id: StorageLocationId,
  name: z.string(),
  code: z.string().nullable(),
  kind: z.enum(storageKinds),
  active: z.boolean(),
  /** How many pieces fit, if somebody has said so. */
  capacity: z.int().nullable(),
  /** Standing exactly here, with and without codes of their own. */
  pieces: z.int(),
});

/** A move, as far as somebody has to know to go on with it. */
const ScannedMove = z.object({
  id: MoveId,
  number: z.int(),
  kind: z.enum(['in', 'out']),
  /** One of the statuses of moves. */
  status: z.string(),
  stagingId: StagingId,
  stagingName: z.string(),
});

/** What stands behind a scanned code, for a member. */
export const Scanned = z.discriminatedUnion('kind', [
  /** A retired label, or one whose thing is gone. */
  z.object({ kind: z.literal('revoked'), labelId: LabelId }),
  z.object({ kind: z.literal('blank'), labelId: LabelId, code: z.string() }),
  z.object({ kind: z.literal('location'), location: ScannedLocation }),
  z.object({
    kind: z.literal('unit'),
    unit: Unit,
    item: ItemRow,
    /** The open move into a home that the piece was picked for, or is pinned to, where whoever scans it does not go along. */
    belongsTo: z.object({ moveId: MoveId, stagingName: z.string() }).optional(),
  }),
  z.object({ kind: z.literal('item'), item: ItemRow }),
  z.object({ kind: z.literal('move'), move: ScannedMove }),
]);
export type Scanned = z.infer<typeof Scanned>;

/** A label's code, the address in its QR code, or what people call the thing: the code of a piece or location, a SKU. */
const scanned = line(textLimits.scanned).min(1, 'errors.required');
const tag = 'Scanning';

export const scan = {
  resolve: endpoint({
    method: 'GET',
    path: '/scan/{code}',
    summary: 'Look up a scanned or typed code',
    tag,
    access: { action: 'read', subject: 'Item' },
    change: false,
    limit: 'read',
  })
    .input(z.object({ code: scanned }))
    .output(Scanned),
  codes: endpoint({
    method: 'GET',
    path: '/scan-codes',
    summary: 'What every code leads to, page by page, for a device that goes where there is no network',
    tag,
    access: { action: 'read', subject: 'Item' },
    change: false,
    limit: 'read',
  })
    .input(ScanCodesQuery)
    .output(ScanCodes),
  found: endpoint({
    method: 'GET',
    path: '/found/{code}',
    summary: 'Look up whose label this is',
    tag,
    access: 'anyone',
    change: false,
    limit: 'link',
  })
    .input(z.object({ code: scanned }))
    .output(z.object({ organizationName: z.string() })),
  tellFound: endpoint({
    method: 'POST',
    path: '/found/{code}',
    summary: 'Report a found piece to its owners',
    tag,
    access: 'anyone',
    change: 'label.found',
    limit: 'send-mail',
    successStatus: 202,
  })
    .input(
      z.object({
        code: scanned,
        message: paragraph(textLimits.finderMessage).min(1, 'errors.required'),
        /** How the finder can be reached, in their own words. */
        contact: requiredLine(textLimits.finderContact),
      }),
    )
    .output(done),
};
