import type { CellProblem, ProblemRow } from '@archway/contract/inventory/imports/import';
import { type FieldMessageKey, fieldError } from '@archway/contract/kernel/fields/field-error';
import type { ImportId } from '@archway/contract/kernel/ids';
import { fallbackLanguage, type Language } from '@archway/contract/kernel/locale';
import { guardText } from '@archway/contract/kernel/text/sheet-text';
import { asReading } from '../../../platform/http/calls/as-reading.ts';
import type { FileContext } from '../../../platform/http/calls/use-case-context.ts';
import { getImport, lockImport } from '../get-import.ts';
import type { LockedImport } from '../import-store.ts';
import { readFile } from '../part-store.ts';
import { wrongRows } from '../row-store.ts';
import { runSheetWorker } from '../sheet/run-sheet-worker.ts';
import { reasonHeadings } from './guess-columns-rules.ts';
import { problemWords } from './problem-words.ts';

/**
 * The rows to correct, as they stand in the sheet, with the reason beside them. The file is read out of the sheet again,
 * and can be sent as a sheet itself: its headings mean what they meant, and the reasons mean nothing.
 */
export const takeProblems = async (
  { services, actor, change }: FileContext,
  { id }: { id: ImportId },
): Promise<File> => {
  await change(async (context) => {
    const { fileName } = await getImport(asReading(context), { id });
    await context.record({ id, name: fileName });
  });
  const { held, rows, content } = await services.db.inOrg(actor.orgId, async (org) => ({
    held: await lockImport(org, actor, id),
    rows: await wrongRows(org, id),
    content: await readFile(org, id, 0),
  }));
  const language = actor.locale ?? fallbackLanguage;
  const lines = await linesOf(content, held, rows, language);
  const name = `${held.fileName.replace(/\.\w{1,5}$/, '')} – ${reasonHeadings[language]}.csv`;
  return new File(['\ufeff', ...lines], name, { type: 'text/csv' });
};

const linesOf = async (
  content: Uint8Array<ArrayBuffer>,
  { kind, reading, columns }: LockedImport,
  rows: readonly ProblemRow[],
  language: Language,
): Promise<string[]> => {
  const problems = new Map(rows.map((row) => [row.row, row.problems]));
  const headings = columns.map(({ heading }) => heading);
  const reason = (row: number) =>
    (problems.get(row) ?? []).map((one) => sentenceOf(one, headings, language)).join(' · ');
  const lines = [lineOf([...headings, reasonHeadings[language]])];
  const task = { op: 'pick', kind, reading, rows: rows.map(({ row }) => row) } as const;
  await runSheetWorker(content, task, async ({ rows: text }) => {
    const picked = JSON.parse(text) as [number, string[]][]; // as sheet-worker.ts writes a pick
    for (const [row, cells] of picked) lines.push(lineOf([...padded(cells, headings.length), reason(row)]));
  });
  return lines;
};

/** What stands further out than any heading comes before the reason, which stays under its own. */
const padded = (cells: readonly string[], width: number) => {
  const beyond = cells.slice(width).filter(Boolean);
  const inside = Array.from({ length: width }, (_, column) => cells[column] ?? '');
  return beyond.length === 0 ? inside : [...inside.slice(0, -1), [inside.at(-1), ...beyond].join(' ').trim()];
};

const sentenceOf = (
  { column, key, n, name }: CellProblem,
  headings: readonly string[],
  language: Language,
) => {
  const words = problemWords[language][key] ?? fieldError('', key as FieldMessageKey, n).message; // keys are the contract's
  const where = column === null ? '' : `${headings[column] || column + 1}: `;
  return where + words.replace('{n}', String(n ?? '')).replace('{name}', () => name ?? '');
};

const lineOf = (texts: readonly string[]) => `${texts.map((text) => quoted(guardText(text))).join(',')}\r\n`;
const quoted = (text: string) =>
  /[",;|\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
