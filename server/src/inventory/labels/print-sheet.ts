import {
  type LabelSheet,
  type LabelTarget,
  layoutOf,
  sheetTypes,
} from '@archway/contract/inventory/labels/label';
import { spellLabelCode } from '@archway/contract/inventory/labels/label-code';
import { mostLabels } from '@archway/contract/inventory/limits';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { LabelId, UnitId } from '@archway/contract/kernel/ids';
import { findToday } from '../../organizations/find-today.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/calls/request-context.ts';
import type { ChangeContext, FileContext } from '../../platform/http/calls/use-case-context.ts';
import { addLabels } from './add-labels.ts';
import { drawInWorker } from './draw-in-worker.ts';
import { currentLabels, findLabels, markPrinted } from './label-store.ts';
import type { PrintedLabel } from './printed-label.ts';
import { findPiecesOf, findThings, type LabelledThing } from './target-store.ts';
import { writeZpl } from './write-zpl.ts';

/**
 * A sheet of labels as a file. What is on them is settled in one transaction; the file is made of that afterwards, the
 * same every time, so that a repeated call is answered with the same file.
 */
export const printSheet = async ({ change }: FileContext, sheet: LabelSheet): Promise<File> => {
  const { at, day, labels } = await change((context) => settleLabels(context, sheet));
  const { output, startAt } = sheet;
  const drawing = { labels, layout: layoutOf(sheet), startAt, at };
  const content = output === 'pdf' ? await drawInWorker(drawing) : writeZpl(drawing);
  return new File([content], `labels-${day}.${output}`, { type: sheetTypes[output] });
};

const settleLabels = async (
  { db, actor, clock, record, services: { config } }: ChangeContext,
  sheet: LabelSheet,
) => {
  const things = [
    ...(await labelsOf(db, actor, { kind: 'unit', field: 'unitIds', ids: sheet.unitIds })),
    ...(await labelsOf(db, actor, { kind: 'unit', field: 'piecesOf', ids: await piecesOf(db, sheet) })),
    ...(await labelsOf(db, actor, { kind: 'item', field: 'itemIds', ids: sheet.itemIds })),
    ...(await labelsOf(db, actor, { kind: 'location', field: 'locationIds', ids: sheet.locationIds })),
  ];
  const wanted = [
    ...things.flatMap((thing) => Array.from({ length: sheet.copies }, () => thing)),
    ...(await blankLabels(db, actor, sheet.blankQuantity)),
  ];
  const at = clock.now();
  await markPrinted(db, [...new Set(wanted.map(({ labelId }) => labelId))], at);
  await record({ id: null, name: String(wanted.length) });
  const labels = await findLabels(
    db,
    wanted.map(({ labelId }) => labelId),
    config.PUBLIC_URL,
  );
  return {
    at: at.toISOString(),
    day: await findToday(db, at),
    labels: labels.map(({ address, code }, index) => printed(address, code, wanted[index]?.thing)),
  };
};

/** Every piece in use of some items, as many as a sheet takes beside what else is wanted. */
const piecesOf = async (db: OrgDb, sheet: LabelSheet): Promise<UnitId[]> => {
  const itemIds = [...new Set(sheet.piecesOf)];
  if (itemIds.length === 0) return [];
  if ((await findThings(db, 'item', itemIds)).length < itemIds.length)
    throw fieldProblem('piecesOf', 'errors.notFound');
  const pieces = await findPiecesOf(db, itemIds, mostLabels + 1);
  if (pieces.length === 0) throw fieldProblem('piecesOf', 'errors.tooFew', 1);
  const things = pieces.length + sheet.unitIds.length + sheet.itemIds.length + sheet.locationIds.length;
  if (things * sheet.copies + sheet.blankQuantity > mostLabels)
    throw fieldProblem('piecesOf', 'errors.tooMany', mostLabels);
  return pieces;
};

type Wanted = { readonly labelId: LabelId; readonly thing?: LabelledThing };

/** The labels of things in the order they are named; a thing without one gets its first. */
const labelsOf = async (
  db: OrgDb,
  actor: Actor,
  { kind, field, ids }: { kind: LabelTarget; field: string; ids: readonly string[] },
): Promise<Wanted[]> => {
  if (ids.length === 0) return [];
  const different = [...new Set(ids)];
  const things = new Map((await findThings(db, kind, different)).map((thing) => [thing.id, thing]));
  if (things.size < different.length) throw fieldProblem(field, 'errors.notFound');
  const labels = await currentLabels(db, kind, different);
  const bare = different.filter((id) => !labels.has(id));
  const made = await addLabels(
    db,
    actor,
    bare.map((targetId) => ({ kind, targetId })),
  );
  for (const [index, id] of made.entries()) labels.set(bare[index] ?? '', id);
  return ids.flatMap((id) => {
    const [labelId, thing] = [labels.get(id), things.get(id)];
    return labelId && thing ? { labelId, thing } : [];
  });
};

const blankLabels = async (db: OrgDb, actor: Actor, quantity: number): Promise<Wanted[]> => {
  const blanks = Array.from({ length: quantity }, () => ({ kind: 'blank', targetId: null }) as const);
  return (await addLabels(db, actor, blanks)).map((labelId) => ({ labelId }));
};

const printed = (address: string, code: string, thing: LabelledThing | undefined): PrintedLabel => ({
  address,
  spelled: spellLabelCode(code),
  code: thing?.code ?? '',
  name: thing?.name ?? '',
  detail: thing?.detail ?? '',
});
