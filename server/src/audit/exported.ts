import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hiddenFields } from '@archway/contract/guarded-fields';
import { type ExportFormat, exportTypes } from '@archway/contract/kernel/api/export-formats';
import { problem } from '@archway/contract/kernel/api/problem';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import { fallbackLanguage, type Language } from '@archway/contract/kernel/locale';
import type { OrgDb } from '../platform/db/db.ts';
import { countRows, readInBatches } from '../platform/db/lists/read-in-batches.ts';
import { StreamedFile } from '../platform/http/bodies/streamed-file.ts';
import type { Actor } from '../platform/http/calls/request-context.ts';
import type { ChangeContext, FileContext } from '../platform/http/calls/use-case-context.ts';
import { makeShares } from '../platform/http/load/shares.ts';
import { type Cell, isWritable } from '../platform/sheets/sheet.ts';
import { writeSheet } from '../platform/sheets/write-sheet.ts';
import { dayIn } from '../platform/sheets/write-value.ts';
import { mostSheetRows } from '../platform/sheets/write-xlsx.ts';
import { findSheetSettings } from './export-store.ts';
import type { ExportedColumn, ExportedList } from './exported-list.ts';
import { optionWords } from './option-words.ts';

/** What is asked of every export, beside what its list is asked. */
export type ExportRequest = {
  readonly format: ExportFormat;
  readonly columns?: readonly string[] | undefined;
  readonly language?: Language | undefined;
};

/**
 * A list as a file. Who takes what is written down first, in the transaction of the change; the rows are then read in
 * another, some at a time and no faster than they are taken. Whoever stops taking them ends it.
 */
export const exported = async <Row extends object, Input extends ExportRequest>(
  { services, actor, change }: FileContext,
  list: ExportedList<Row, Input>,
  input: Input,
): Promise<StreamedFile> => {
  const language = input.language ?? actor.locale ?? fallbackLanguage;
  const title = list.title[language];
  const leave = shares.take(actor.orgId);
  const { at, settings } = await change((context) => noteExport(context, list, input)).catch(leaving(leave));
  const content = new PassThrough({ highWaterMark: aheadBytes });
  const making = services.longReads.inOrg(actor.orgId, async (db) => {
    const columns = await columnsFor(db, list, { actor, language, input });
    const complete = (await list.completed?.(db, { actor, language, settings })) ?? asItIs;
    // The first rows are there before the first byte is written: a query that fails is answered as a problem.
    const rows = await begun(readInBatches<Row>(db, list.query(db, input, actor)));
    const batches = cellsOf(preparedRows(db, list, rows), complete, columns, (key) =>
      services.log.warn({ list: list.title.en, column: key }, 'a cell could not be written'),
    );
    await pipeline(
      writeSheet(input.format, { title, language, settings, columns, batches }, new Date(at)),
      content,
    );
    // Whoever has the last row may ask for the next list before the transaction is over.
    leave();
  });
  making.catch((error: Error) => content.destroy(error)).finally(leave);
  // What fails before the first piece is answered as a problem. After it the connection breaks off, and half a file is
  // not taken for a whole one.
  await once(content, 'readable');
  return new StreamedFile(content, {
    name: `${title} ${dayIn(at, settings.timezone)}.${input.format}`,
    type: exportTypes[input.format],
  });
};

/** Counted before it is begun: an export of nothing is none, and a sheet has only so many rows. */
const noteExport = async <Row extends object, Input extends ExportRequest>(
  { db, actor, clock, record }: ChangeContext,
  { query }: ExportedList<Row, Input>,
  input: Input,
) => {
  const rows = await countRows(db, query(db, input, actor));
  if (rows === 0) throw problem('not_found', 'Nothing matches, so there’s nothing to export.');
  if (input.format === 'xlsx' && rows > mostSheetRows)
    throw fieldProblem('format', 'errors.tooMany', mostSheetRows);
  await record({ id: null, name: String(rows) }, { format: input.format, rows });
  return { at: clock.now().toISOString(), settings: await findSheetSettings(db) };
};

type NamedColumn<Row> = ExportedColumn<Row> & { readonly key: string; readonly heading: string };

/** Those that are wanted, in the order they are wanted, as far as this reader may see them. */
const columnsFor = async <Row extends object, Input extends ExportRequest>(
  db: OrgDb,
  { columns, headings, more, worded, ...named }: ExportedList<Row, Input>,
  { actor, language, input }: { actor: Actor; language: Language; input: Input },
): Promise<readonly NamedColumn<Row>[]> => {
  const hidden = hiddenFields(actor.ability);
  const isNamed = input.columns?.some((key) => !Object.hasOwn(columns, key)) ?? true;
  const own = more && isNamed ? await more(db) : [];
  const known = (input.columns ?? Object.keys(columns)).flatMap((key): readonly NamedColumn<Row>[] => {
    const column = columns[key];
    if (!column) return own.filter(({ wanted }) => wanted === key);
    if (hidden.has(key)) return [];
    const heading = headings[language][key] ?? key;
    // Programs read codes; people read words.
    if (input.format === 'json') return [{ ...column, key, heading }];
    const words = worded?.[key];
    if (words) return [{ ...inWords(column, (row) => words(row, language)), key, heading }];
    const options = optionWords(named, key, language);
    const cell = options ? (row: Row) => options(column.cell(row)) : column.cell;
    return [{ kind: column.kind, cell, key, heading }];
  });
  return input.columns ? known : [...known, ...own];
};

/** A code as people read it; as it is where it has no words. */
const inWords = <Row>(
  { kind, cell }: ExportedColumn<Row>,
  wordsOf: (row: Row) => string | undefined,
): ExportedColumn<Row> => ({
  kind,
  cell: (row) => {
    const words = wordsOf(row);
    return words === undefined ? cell(row) : { kind: 'text', value: words };
  },
});

const begun = async <Batch>(batches: AsyncGenerator<Batch>): Promise<AsyncIterable<Batch>> => {
  const first = await batches.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* batches;
  })();
};

async function* preparedRows<Row extends object, Input>(
  db: OrgDb,
  { prepared }: ExportedList<Row, Input>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for await (const rows of batches) yield prepared ? await prepared(db, rows) : rows;
}

async function* cellsOf<Row>(
  batches: AsyncIterable<readonly Row[]>,
  complete: (row: Row) => Row,
  columns: readonly NamedColumn<Row>[],
  onUnwritable: (key: string) => void,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  for await (const rows of batches)
    yield rows.map((row) => {
      const whole = complete(row);
      return columns.map((column) => writableCell(column, whole, onUnwritable));
    });
}

/** Nobody loses the file of a whole organization for one value that is not what it should be: its cell stays empty. */
const writableCell = <Row>(
  { cell, kind, key }: NamedColumn<Row>,
  row: Row,
  onUnwritable: (key: string) => void,
): Cell => {
  const made = cell(row);
  if (isWritable(made)) return made;
  onUnwritable(key);
  return (kind === 'words' ? { kind, value: [] } : { kind, value: null }) as Cell; // every other kind has null
};

const asItIs = <Row>(row: Row): Row => row;

/** Each holds one of the connections for long reads until its last rows are read: with two, others find some. */
const shares = makeShares(2, 'Your organization is exporting other lists. Try again in a moment.');

/** Most lists are read to their end at once, however slowly they are taken. */
const aheadBytes = 4 * 1024 * 1024;

const leaving =
  (leave: () => void) =>
  (error: unknown): never => {
    leave();
    throw error;
  };
