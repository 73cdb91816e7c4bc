import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import type { PersonInTest } from './people.ts';
import type { TestApp } from './test-app.ts';

/** Takes a list away as a file: a browser in these tests reads every answer as text, and a file is bytes. */
export const takeAway = async (
  app: TestApp,
  person: PersonInTest,
  path: string,
  body: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => {
  const answer = await fetch(`${app.url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-access-token': person.state.accessToken ?? '',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const content = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, content };
};

/** The rows of a CSV file as any program reads them, headings first. */
export const readCsv = (content: Buffer): string[][] =>
  parse(content, { bom: true, relax_column_count: false });

/** The rows of a workbook, numbers as numbers and texts as texts, headings first. */
export const readXlsx = (content: Buffer) => readSheet(content, { trim: false });
