import type { Import } from '@archway/contract/inventory/imports/import';
import { ZipFile } from 'yazl';
import type { Answer } from './browser.ts';
import type { PersonInTest } from './people.ts';
import type { TestApp } from './test-app.ts';

export const formOf = (content: Buffer | string, name = 'items.csv') => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(Buffer.from(content))], name));
  return form;
};

/** Somebody with sheets: each step through the front door, the work of the server done in between. */
export const importsOf = (app: TestApp, person: PersonInTest) => {
  const good = (answer: Answer, status: number): Import => {
    if (answer.status !== status) throw new Error(`${answer.status}: ${answer.text}`);
    return answer.body;
  };

  const get = async (id: string): Promise<Import> => good(await person.get(`/imports/${id}`), 200);
  const send = async (content: Buffer | string, name?: string): Promise<Import> =>
    good(await person.post('/imports', formOf(content, name)), 201);
  const pictures = async (id: string, zip: Buffer): Promise<Import> =>
    good(await person.post(`/imports/${id}/pictures`, formOf(zip, 'photos.zip')), 201);

  const startCheck = async (id: string, plan: Record<string, unknown> = {}): Promise<Import> => {
    const { version, columns } = await get(id);
    const mapping = columns.map(({ guess }) => guess);
    return good(await person.post(`/imports/${id}/check`, { version, mapping, ...plan }), 202);
  };
  const check = async (id: string, plan: Record<string, unknown> = {}): Promise<Import> => {
    await startCheck(id, plan);
    await app.work();
    return get(id);
  };
  const startApply = async (id: string): Promise<Import> =>
    good(await person.post(`/imports/${id}/apply`, { version: (await get(id)).version }), 202);
  const apply = async (id: string): Promise<Import> => {
    await startApply(id);
    await app.work();
    return get(id);
  };
  /** From the file to the catalog. */
  const run = async (content: Buffer | string, plan: Record<string, unknown> = {}, name?: string) => {
    const { id } = await send(content, name);
    await check(id, plan);
    return apply(id);
  };
  /** Every wrong cell as `row column key`, with the name that nothing has. */
  const problems = async (id: string): Promise<string[]> => {
    const { columns } = await get(id);
    const { rows } = (await person.get(`/imports/${id}/problems?itemsPerPage=100`)).body;
    return rows.flatMap(({ row, problems: wrong }: { row: number; problems: Wrong[] }) =>
      wrong.map(
        ({ column, key, name }) =>
          `${row} ${column === null ? '–' : columns[column]?.heading} ${[key, name].filter(Boolean).join(' ')}`,
      ),
    );
  };
  const items = async (): Promise<Record<string, unknown>[]> =>
    (await person.get('/items?itemsPerPage=100&sortBy=sku')).body.rows;

  /** The id of the custom field of this name. */
  const field = async (name: string): Promise<string> =>
    (await person.get('/custom-fields')).body.rows.find((row: { name: string }) => row.name === name)?.id;

  return { field, get, send, pictures, startCheck, check, startApply, apply, run, problems, items };
};

type Wrong = { column: number | null; key: string; name?: string };

export const csvOf = (...rows: readonly (readonly (string | number)[])[]) =>
  rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n');

export const zipOf = (files: Readonly<Record<string, Buffer | string>>, mode?: number): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), name, mode === undefined ? {} : { mode });
  zip.end();
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    zip.outputStream.on('data', (piece: Buffer) => pieces.push(piece));
    zip.outputStream.on('end', () => resolve(Buffer.concat(pieces)));
    zip.outputStream.on('error', reject);
  });
};

/** A workbook with one sheet of this XML, as small as a spreadsheet opens it. */
export const workbookOf = (sheetXml: string, more: Readonly<Record<string, string>> = {}) =>
  zipOf({
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="Items" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<?xml version="1.0" encoding="UTF-8"?><worksheet><sheetData>${sheetXml}</sheetData></worksheet>`,
    ...more,
  });

/** Rows of a sheet: numbers as numbers, texts as they stand, XML of a cell as it is. */
export const sheetXmlOf = (...rows: readonly (readonly (string | number | { xml: string })[])[]) =>
  rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells
          .map((cell, column) => {
            const r = `${String.fromCharCode(65 + column)}${row + 1}`;
            if (typeof cell === 'object') return cell.xml.replace('<c', `<c r="${r}"`);
            return typeof cell === 'number'
              ? `<c r="${r}"><v>${cell}</v></c>`
              : `<c r="${r}" t="inlineStr"><is><t>${cell.replace(/[<&]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</t></is></c>`;
          })
          .join('')}</row>`,
    )
    .join('');
