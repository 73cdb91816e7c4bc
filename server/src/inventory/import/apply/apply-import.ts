import type { EventId, UnitId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../../platform/db/db.ts';
import { gapOf, hasCode, isRefusedData, isUniqueViolation } from '../../../platform/db/errors.ts';
import { enqueueJob } from '../../../platform/db/requests/job-store.ts';
import { newId } from '../../../platform/ids.ts';
import { addEvents } from '../../units/event-store.ts';
import { nextCodes } from '../../units/next-codes.ts';
import { addUnits } from '../../units/unit-store.ts';
import { failed } from '../check/check-import.ts';
import { areFieldsAsChecked } from '../check/checked-fields.ts';
import { endRun, type LockedImport, lockImportRow, startRun } from '../import-store.ts';
import { dropFiles } from '../part-store.ts';
import { takeInPictures } from '../pictures/take-in-pictures.ts';
import { dropRightRows } from '../row-store.ts';
import {
  beginWork,
  type ImportRef,
  type ImportServices,
  makeBeat,
  Overtaken,
  recordFailure,
} from '../run/import-work.ts';
import { forgetRunning, noteRunning } from '../run/running-store.ts';
import {
  analyzeSmallTables,
  attachPictures,
  batchEdges,
  countUnits,
  insertItems,
  isAsChecked,
  lockChangedItems,
  lockImports,
  type NewPieces,
  piecesToAdd,
  receiveBulk,
  tellItems,
  updateItems,
} from './apply-store.ts';
import { makeNamed } from './make-named.ts';
import { setRefusedAside } from './refused-rows.ts';
import { compareAsSets } from './settle-store.ts';

/** Small enough that no statement takes long, and that whoever cancels does not wait. */
const batchSize = 2000;
const codesAtOnce = 5000;

/** Something came or went since the check; what it said is no longer true. */
class MovedOn extends Error {
  override readonly name = 'MovedOn';
}

/**
 * Imports every row that was found right, in one transaction: until its end nobody sees any of it, and whatever stops it,
 * be it a person, an error or the power, leaves the catalog as it was.
 */
export const applyImport = async (services: ImportServices, ref: ImportRef) => {
  const held = await beginWork(services, ref, 'applying');
  if (!held) return;
  try {
    const beat = makeBeat(services, ref.orgId, held, 'apply-import');
    await takeInPictures(services, ref, held, async () => beat(0));
    const codes = await takeCodes(services, ref, held);
    await untilUnlocked(() =>
      services.db.inOrg(ref.orgId, (org) => writeRows(services, org, held, codes, beat)),
    );
    await tidyUp(services, ref, held);
  } catch (error) {
    if (error instanceof MovedOn || isUniqueViolation(error)) await lookAgain(services, ref, held);
    else if (!(await isSetAside(services, ref, held, error))) await failed(services, ref, held, error);
  }
};

const mostTries = 5;

/** Of two that wait for each other's rows the database ends one. Nothing of it is written then, and nobody waits: it begins anew. */
const untilUnlocked = async (write: () => Promise<void>, tries = 1): Promise<void> => {
  try {
    await write();
  } catch (error) {
    if (!hasCode(error, '40P01') || tries >= mostTries) throw error;
    await untilUnlocked(write, tries + 1);
  }
};

/** A row that only the database refuses is its sender's to correct; it does not keep the others out for ever. */
const isSetAside = async (services: ImportServices, ref: ImportRef, held: LockedImport, error: unknown) => {
  if (!isRefusedData(error)) return false;
  services.log.warn({ gap: gapOf(error), importId: held.id }, 'the database refused a row of a sheet');
  return setRefusedAside(services, ref, held, batchSize);
};

/** Codes are taken before, and for good: whoever adds a piece meanwhile does not wait for the end of an import. */
const takeCodes = async ({ db }: ImportServices, { orgId }: ImportRef, { id }: LockedImport) => {
  const wanted = await db.inOrg(orgId, (org) => countUnits(org, id));
  const codes: string[] = [];
  while (codes.length < wanted)
    codes.push(
      ...(await db.inOrg(orgId, (org) => nextCodes(org, Math.min(codesAtOnce, wanted - codes.length)))),
    );
  return codes;
};

const writeRows = async (
  { clock }: ImportServices,
  db: OrgDb,
  held: LockedImport,
  codes: readonly string[],
  beat: (progress: number) => Promise<void>,
) => {
  const { id, createdBy: by } = held;
  await lockImports(db);
  if (held.counts?.toChange) await lockChangedItems(db, id);
  await compareAsSets(db, true);
  if (!(await areFieldsAsChecked(db, held)) || !(await isAsChecked(db, id)))
    throw new MovedOn('The catalog has changed since the check.');
  await compareAsSets(db, false);
  const made = await makeNamed(db, held);
  const edges = await batchEdges(db, id, batchSize);
  const at = clock.now();
  const nextCode = handOut(codes);
  let [after, added] = [-1, 0];
  for (const [nth, to] of edges.entries()) {
    const range = { after, to };
    added += await insertItems(db, id, range, { by, made });
    if (nth === 0) await analyzeSmallTables(db);
    const pieces = await piecesToAdd(db, id, range);
    if (held.counts?.toChange) await updateItems(db, id, range, made);
    await addPieces(db, pieces, nextCode, { by, at });
    if (held.plan?.mapping.includes('pictures')) await attachPictures(db, id, range);
    if (nth === 12) await analyzeSmallTables(db);
    after = to;
    await beat((nth + 1) / (edges.length + 1));
  }
  if (added !== held.counts?.toAdd) throw new MovedOn('Not every row found its place.');
  if (!(await endRun(db, held, { state: 'done' }))) throw new Overtaken('Somebody stopped this import.');
  await forgetRunning(db, id);
  await tellItems(db, Boolean(held.fields?.made.length));
};

const addPieces = async (
  db: OrgDb,
  pieces: readonly NewPieces[],
  nextCode: () => string,
  { by, at: moment }: { by: LockedImport['createdBy']; at: Date },
) => {
  const at = moment.toISOString();
  const units = pieces
    .filter(({ tracking }) => tracking === 'unit')
    .flatMap(({ itemId, quantity, locationId }) =>
      Array.from({ length: quantity }, () => ({
        id: newId<UnitId>(),
        code: nextCode(),
        itemId,
        locationId,
        condition: 'good' as const,
        acquiredOn: null,
        acquisitionCost: null,
        at,
        by,
      })),
    );
  if (units.length > 0) {
    await addUnits(db, units);
    await addEvents(
      db,
      units.map(({ id, itemId, locationId, condition }) => ({
        id: newId<EventId>(),
        at,
        kind: 'added' as const,
        itemId,
        unitId: id,
        quantity: 1,
        locationId,
        condition,
        note: '',
        undoes: null,
        by,
      })),
    );
  }
  const bulk = pieces.filter(({ tracking }) => tracking === 'bulk');
  await receiveBulk(
    db,
    bulk.map(({ itemId, quantity, locationId }) => ({
      itemId,
      quantity,
      locationId,
      eventId: newId(),
      ledgerId: newId(),
    })),
    { by, at: moment },
  );
};

/** One after the other. An item that was given pieces meanwhile needs fewer than were taken; never more. */
const handOut = (codes: readonly string[]) => {
  let used = 0;
  return () => {
    const code = codes[used];
    used += 1;
    if (code === undefined) throw new MovedOn('There are more pieces than at the check.');
    return code;
  };
};

/** What was imported is no longer needed in two places; rows to correct stay, with their sheet. */
const tidyUp = async ({ db }: ImportServices, { orgId }: ImportRef, { id, counts }: LockedImport) => {
  await db.inOrg(orgId, async (org) => {
    await dropRightRows(org, id);
    await dropFiles(org, id, counts?.wrong ? 1 : 0);
  });
};

/** The check is made anew, and whoever asked for the import looks at what it says now. */
const lookAgain = async ({ db, clock }: ImportServices, { orgId }: ImportRef, held: LockedImport) => {
  await db.inOrg(orgId, async (org) => {
    const now = await lockImportRow(org, held.id);
    if (now?.state !== 'applying' || now.run !== held.run || !now.plan) return;
    await startRun(org, held.id, now.plan, 'moved_on');
    await recordFailure(org, held);
    await noteRunning(org, held.id, 'check-import', clock.now());
    await enqueueJob(org, 'check-import', { orgId, importId: held.id });
  });
};
