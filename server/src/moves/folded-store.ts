import type { MoveId, StagingId } from '@archway/contract/kernel/ids';
import type { FoldedLine } from '@archway/contract/moves/fold-move';
import type { MoveEvent } from '@archway/contract/moves/move-event';
import type { OrgDb } from '../platform/db/db.ts';
import { anyOf } from '../platform/db/lists/any-of.ts';

type StoredLine = Omit<FoldedLine, 'pieces'>;
type StoredPiece = { readonly unitId: string; readonly lineId: string; readonly state: string };

/** What of a move is to be written: only what is another than before. */
export type FoldedChanges = {
  readonly moveId: MoveId;
  readonly stagingId: StagingId;
  readonly changed: readonly StoredLine[];
  /** Behind what was planned, in the order they came. */
  readonly added: readonly (StoredLine & { readonly position: number })[];
  readonly goneLineIds: readonly string[];
  readonly pieces: readonly StoredPiece[];
  readonly gonePieceIds: readonly string[];
};

/** Everything that was recorded on a move. */
export const eventsOnMove = ({ sql, orgId }: OrgDb, id: MoveId): Promise<MoveEvent[]> => sql<MoveEvent[]>`
  select id, at, kind, item_id, unit_id, quantity, line_id, room_id, location_id, undoes from scan_event
  where org_id = ${orgId} and move_id = ${id} order by at, id`;

/** The lines of a move as they were planned and folded last. */
export const foldedLines = ({ sql, orgId }: OrgDb, id: MoveId): Promise<StoredLine[]> => sql<StoredLine[]>`
  select id, item_id, unit_id, room_id, planned, is_extra, substitute_for, picked, dropped, returned, missing, sold, damaged, short,
    substituted, status
  from move_line where org_id = ${orgId} and move_id = ${id} order by position, id`;

export const piecesOfMove = ({ sql, orgId }: OrgDb, id: MoveId): Promise<StoredPiece[]> =>
  sql<
    StoredPiece[]
  >`select unit_id, line_id, state from move_piece where org_id = ${orgId} and move_id = ${id}`;

/**
 * Writes what is another than before, of all moves together: a piece that went on with another move is let go by the one
 * before the other has it.
 */
export const writeFolded = async (db: OrgDb, all: readonly FoldedChanges[]) => {
  for (const changes of all) await writeLines(db, changes);
  for (const changes of all) await letPiecesGo(db, changes);
  for (const changes of all) await writePieces(db, changes);
  for (const changes of all) await removeLines(db, changes);
};

const writeLines = async ({ sql, orgId }: OrgDb, { moveId, stagingId, changed, added }: FoldedChanges) => {
  if (changed.length > 0)
    await sql`
      update move_line l set planned = n.planned, picked = n.picked, dropped = n.dropped, returned = n.returned, missing = n.missing,
        sold = n.sold, damaged = n.damaged, short = n.short, substituted = n.substituted, status = n.status
      from jsonb_to_recordset(${sql.json([...changed])}) as n (id uuid, planned int, picked int, dropped int, returned int, missing int,
        sold int, damaged int, short int, substituted int, status text)
      where l.org_id = ${orgId} and l.move_id = ${moveId} and l.id = n.id`;
  if (added.length > 0)
    await sql`
      insert into move_line (org_id, id, move_id, staging_id, item_id, room_id, position, is_extra, substitute_for, planned, picked, dropped,
        returned, missing, sold, damaged, short, substituted, status)
      select ${orgId}, n.id, ${moveId}, ${stagingId}, n."itemId",
        (select r.id from staging_room r where r.org_id = ${orgId} and r.staging_id = ${stagingId} and r.id = n."roomId"),
        n.position, n."isExtra", n."substituteFor", n.planned, n.picked, n.dropped, n.returned, n.missing, n.sold, n.damaged, n.short,
        n.substituted, n.status
      from jsonb_to_recordset(${sql.json([...added])}) as n (id uuid, "itemId" uuid, "roomId" uuid, position int, "isExtra" boolean,
        "substituteFor" uuid, planned int, picked int, dropped int, returned int, missing int, sold int, damaged int, short int,
        substituted int, status text)`;
};

const letPiecesGo = async ({ sql, orgId }: OrgDb, { moveId, pieces, gonePieceIds }: FoldedChanges) => {
  const settled = pieces.flatMap(({ unitId, state }) => (state === 'picked' ? [] : [unitId]));
  const ids = [...gonePieceIds, ...settled];
  if (ids.length > 0)
    await sql`delete from move_piece where org_id = ${orgId} and move_id = ${moveId} and unit_id = ${anyOf(sql, ids)}`;
};

const writePieces = async ({ sql, orgId }: OrgDb, { moveId, pieces }: FoldedChanges) => {
  if (pieces.length > 0)
    await sql`
      insert into move_piece (org_id, move_id, unit_id, line_id, state)
      select ${orgId}, ${moveId}, n."unitId", n."lineId", n.state
      from jsonb_to_recordset(${sql.json([...pieces])}) as n ("unitId" uuid, "lineId" uuid, state text)
      on conflict (org_id, move_id, unit_id) do update set line_id = excluded.line_id, state = excluded.state`;
};

const removeLines = async ({ sql, orgId }: OrgDb, { moveId, goneLineIds }: FoldedChanges) => {
  if (goneLineIds.length > 0)
    await sql`delete from move_line where org_id = ${orgId} and move_id = ${moveId} and id = ${anyOf(sql, goneLineIds)}`;
};
