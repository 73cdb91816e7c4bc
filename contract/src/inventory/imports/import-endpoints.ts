import * as z from 'zod';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/api/page.ts';
import { ImportId } from '../../kernel/ids.ts';
import { decimalMarks } from '../../kernel/text/number-text.ts';
import { exactText } from '../../kernel/text/text.ts';
import {
  Import,
  ImportPlan,
  ImportSummary,
  largestPictureZip,
  largestSheet,
  mostImportColumns,
  ProblemRow,
  sheetEncodings,
  sheetSeparators,
} from './import.ts';

const tag = 'Imports';
const one = z.object({ id: ImportId });
const version = z.int().min(1);
const access = { action: 'create', subject: 'Item' } as const;
const reads = { access, change: false, limit: 'read' } as const;
const changes = { access, limit: 'change' } as const;

/** How a sheet is read, where the guess was wrong. What is not named stays as it is. */
export const ReadingChange = one.extend({
  version,
  encoding: z.enum(sheetEncodings).optional(),
  separator: z.enum(sheetSeparators).optional(),
  sheet: exactText(100).optional(),
  headingRow: z.int().min(1).max(100).optional(),
  decimalMark: z.enum(decimalMarks).nullable().optional(),
});

/** Imports of the person who calls; those of others are not there. */
export const imports = {
  list: endpoint({
    method: 'GET',
    path: '/imports',
    summary: 'List your recent imports',
    tag,
    ...reads,
  }).output(z.object({ rows: z.array(ImportSummary) })),
  create: endpoint({
    method: 'POST',
    path: '/imports',
    summary: 'Upload a spreadsheet to import',
    tag,
    ...changes,
    change: 'import.sent',
    largestFile: largestSheet,
    successStatus: 201,
  })
    .input(z.object({ file: z.file().max(largestSheet) }))
    .output(Import),
  get: endpoint({ method: 'GET', path: '/imports/{id}', summary: 'Get an import', tag, ...reads })
    .input(one)
    .output(Import),
  read: endpoint({
    method: 'PATCH',
    path: '/imports/{id}',
    summary: 'Change how an import’s file is read',
    tag,
    ...changes,
    change: 'import.read-again',
  })
    .input(ReadingChange)
    .output(Import),
  sendPictures: endpoint({
    method: 'POST',
    path: '/imports/{id}/pictures',
    summary: 'Upload a zip of photos for an import',
    tag,
    ...changes,
    change: 'import.pictures-sent',
    largestFile: largestPictureZip,
    successStatus: 201,
  })
    .input(one.extend({ file: z.file().max(largestPictureZip) }))
    .output(Import),
  check: endpoint({
    method: 'POST',
    path: '/imports/{id}/check',
    summary: 'Check every row of an import',
    tag,
    ...changes,
    change: 'import.checked',
    successStatus: 202,
  })
    .input(ImportPlan.extend({ id: ImportId, version }))
    .output(Import),
  problems: endpoint({
    method: 'GET',
    path: '/imports/{id}/problems',
    summary: 'List the rows of an import that need attention',
    tag,
    ...reads,
  })
    .input(
      pageQuery(['row']).extend({
        id: ImportId,
        column: z.coerce.number().int().min(0).max(mostImportColumns).optional(),
      }),
    )
    .output(pageOf(ProblemRow)),
  problemsFile: endpoint({
    method: 'POST',
    path: '/imports/{id}/problems-file',
    summary: 'Export the rows of an import that need attention',
    tag,
    ...changes,
    change: 'import.problems-taken',
    answersFile: ['text/csv'],
  })
    .input(one)
    .output(z.file()),
  apply: endpoint({
    method: 'POST',
    path: '/imports/{id}/apply',
    summary: 'Apply an import: all valid rows or none',
    tag,
    ...changes,
    change: 'import.started',
    successStatus: 202,
  })
    .input(one.extend({ version }))
    .output(Import),
  cancel: endpoint({
    method: 'POST',
    path: '/imports/{id}/cancel',
    summary: 'Cancel an import',
    tag,
    ...changes,
    change: 'import.canceled',
  })
    .input(one)
    .output(Import),
};
