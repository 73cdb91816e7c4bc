import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { sheetXmlOf, workbookOf, zipOf } from '../../../../test/sheets.ts';
import { lookAtSheet, sheetRows } from './look-at-sheet.ts';
import { openPictureZip } from './picture-zip.ts';
import { readCsv } from './read-csv.ts';
import { openWorkbook } from './read-xlsx.ts';
import { SheetFailure } from './sheet-failure.ts';

const read = async (content: Buffer, separator: ',' | ';' | '\t' | '|' = ',') => {
  const rows: (readonly unknown[])[] = [];
  for await (const { cells } of readCsv(content, { encoding: 'utf-8', separator })) rows.push(cells);
  return rows;
};
const failure = async (work: () => Promise<unknown>) => {
  try {
    await work();
    return 'none';
  } catch (error) {
    return error instanceof SheetFailure ? error.reason : error;
  }
};

describe('letters', () => {
  const western =
    'Nom,Matière,Prix\nCanapé d’angle très moelleux,Chêne huilé,“12 €”\nFauteuil à bascule,Velours côtelé,8\n';
  const arabic = 'الاسم,اللون\nأريكة كبيرة,أزرق غامق\nكرسي خشبي,بني\n';
  const japanese = '名前,色\nソファー,青い\n木の椅子,茶色\n';
  test.each([
    ['utf-8', western, 'utf-8', {}],
    ['utf-8 with a mark', western, 'utf-8', { addBOM: true }],
    ['utf-16le', western, 'utf-16le', { addBOM: true }],
    ['utf-16be', western, 'utf-16be', { addBOM: true }],
    ['utf-16le without a mark', arabic, 'utf-16le', { addBOM: false }],
    ['utf-16be without a mark', japanese, 'utf-16be', { addBOM: false }],
    ['windows-1252', western, 'windows-1252', {}],
    ['macintosh', western, 'macintosh', {}],
    ['shift_jis', japanese, 'shift_jis', {}],
    ['windows-1256', arabic, 'windows-1256', {}],
  ] as const)('%s is recognised', async (_name, text, encoding, options) => {
    const content = iconv.encode(text, encoding, options);
    const { reading, columns } = await lookAtSheet(content, {});
    expect([reading.encoding, reading.isEncodingSure]).toEqual([encoding, true]);
    expect(columns.map(({ heading }) => heading)).toEqual(text.split('\n')[0]?.split(','));
    expect(columns[0]?.samples[0]).toBe(text.split('\n')[1]?.split(',')[0]);
  });

  test('what could be two things is asked, and then read as it was said', async () => {
    const content = Buffer.from('Name\nAda\x92s\n', 'latin1');
    expect((await lookAtSheet(content, {})).reading.isEncodingSure).toBe(false);
    const look = await lookAtSheet(content, { encoding: 'windows-1252' });
    expect([look.reading.isEncodingSure, look.columns[0]?.samples]).toEqual([true, ['Ada’s']]);
  });
});

describe('cells', () => {
  const cell = fc.string({
    maxLength: 12,
    unit: fc.constantFrom('a', 'é', '"', ',', ';', '\t', '|', '\n', '\r', ' ', "'", '=', '0'),
  });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

  test('whatever stands between quotes comes out as it went in, in rows of any length', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 12 }),
        fc.constantFrom(',', ';', '\t', '|' as const),
        fc.constantFrom('\n', '\r\n', '\r'),
        async (rows, separator, end) => {
          const text = rows.map((cells) => cells.map(quoted).join(separator)).join(end) + end;
          expect(await read(Buffer.from(text), separator as ',')).toEqual(rows);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('no bytes at all make it fall over: a file is read, or refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        const reason = await failure(() => lookAtSheet(Buffer.from(bytes), {}));
        expect(typeof reason).toBe('string');
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    [';', 'a;b;c\n1,5;2;3\n4,25;5;6\n'],
    ['\t', 'a\tb\n1,5\t2\n'],
    ['|', 'a|b|c\r1|"x,|y"|3\r'],
    [',', 'a,b\n"1;2;3",4\n'],
  ])('%s is recognised as what separates them', async (separator, text) => {
    expect((await lookAtSheet(Buffer.from(text), {})).reading.separator).toBe(separator);
  });

  test('headings are found below a title; the same, empty and unknown ones are columns too', async () => {
    const { reading, columns } = await lookAtSheet(
      Buffer.from('My stock\n\nName,SKU,Name,,Odd\nSofa,1,x,y,z\nLamp,2,x,y,z\n'),
      {},
    );
    expect(reading.headingRow).toBe(3);
    expect(columns.map(({ heading, guess }) => [heading, guess])).toEqual([
      ['Name', 'name'],
      ['SKU', 'sku'],
      ['Name', null],
      ['', null],
      ['Odd', null],
    ]);
  });

  test('a quote that is never closed, a line without end and ten thousand columns are refused', async () => {
    expect(await failure(() => read(Buffer.from(`a,b\n"open,1\n${'x\n'.repeat(100)}`)))).toBe(
      'unclosed_quote',
    );
    expect(await failure(() => read(Buffer.alloc(3_000_000, 'x')))).toBe('unclosed_quote');
    expect(await failure(() => read(Buffer.from(Array(10_000).fill('x').join(','))))).toBe(
      'too_many_columns',
    );
    expect(await read(Buffer.from(`a,b${','.repeat(10_000)}\n`))).toHaveLength(1);
  });
});

describe('workbooks and zips that mean harm', () => {
  const rowsOf = async (content: Buffer) => {
    const rows: unknown[] = [];
    for await (const { cells } of sheetRows(content, 'xlsx', {
      encoding: null,
      separator: null,
      sheet: null,
    }))
      rows.push(cells);
    return rows;
  };

  test('entities are not made of anything, and documents with types of their own are refused', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData><row r="1"><c t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>`;
    const outside = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet><sheetData/></worksheet>`;
    for (const xml of [bomb, outside])
      expect(
        await failure(async () => rowsOf(await workbookOf('', { 'xl/worksheets/sheet1.xml': xml }))),
      ).toBe('unsafe_zip');
    expect(
      await failure(async () =>
        rowsOf(await workbookOf('<row><c t="inlineStr"><is><t>&own;</t></is></c></row>')),
      ),
    ).toBe('unreadable');
  });

  test('a sheet elsewhere is not fetched, and a cell far out is refused', async () => {
    const rels =
      '<Relationships><Relationship Id="rId1" TargetMode="External" Target="http://127.0.0.1:9/sheet.xml"/></Relationships>';
    expect(
      await failure(async () => openWorkbook(await workbookOf('', { 'xl/_rels/workbook.xml.rels': rels }))),
    ).toBe('unreadable');
    expect(await failure(async () => rowsOf(await workbookOf('<row><c r="XFD1"><v>1</v></c></row>')))).toBe(
      'too_many_columns',
    );
    expect(await rowsOf(await workbookOf(sheetXmlOf(['a', 1], ['b', 2])))).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });

  test('a gigabyte in fifty kilobytes, and one that lies about it, are refused before they are unpacked', async () => {
    const huge = deflateRawSync(Buffer.alloc(64 * 1024 * 1024, ' '), { level: 9 });
    const before = process.memoryUsage().rss;
    for (const look of [64 * 1024 * 1024, 100])
      expect(
        await failure(async () =>
          rowsOf(
            rawZip([
              ['xl/workbook.xml', Buffer.from('<workbook/>'), 0, 11],
              ['xl/worksheets/sheet1.xml', huge, 8, look],
            ]),
          ),
        ),
      ).toMatch(/unsafe_zip|unreadable/);
    const liar = rawZip([['a.jpg', huge, 8, 100]]);
    expect(await failure(async () => (await openPictureZip(liar)).named())).toMatch(/unsafe_zip|unreadable/);
    expect(process.memoryUsage().rss - before).toBeLessThan(150e6);
  });

  test('names that lead out, links, broken directories and things in things are refused or passed over', async () => {
    for (const name of ['../../evil.jpg', '/etc/evil.jpg', 'C:\\evil.jpg'])
      expect([
        name,
        await failure(async () => openPictureZip(rawZip([[name, Buffer.from('x'), 0, 1]]))),
      ]).toEqual([name, 'unsafe_zip']);
    expect(
      await failure(async () => openPictureZip(await zipOf({ 'link.jpg': '/etc/passwd' }, 0o120777))),
    ).toBe('unsafe_zip');
    const good = await zipOf({ 'a.jpg': 'x', 'inner.zip': await zipOf({ 'b.jpg': 'y' }) });
    expect([...(await (await openPictureZip(good)).named()).keys()]).toEqual(['a.jpg']);
    const cut = good.subarray(0, good.length - 30);
    const shifted = Buffer.from(good);
    shifted.writeUInt32LE(9, shifted.length - 6);
    for (const broken of [cut, shifted])
      expect(await failure(async () => (await openPictureZip(broken)).named())).toBe('unreadable');
  });
});

/** A zip written by hand: what it says of its entries need not be true. */
const rawZip = (
  entries: readonly (readonly [name: string, content: Buffer, method: number, size: number])[],
) => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content, method, size] of entries) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(content.length, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 4);
    central.writeUInt16LE(20, 6);
    central.writeUInt16LE(method, 10);
    central.writeUInt32LE(content.length, 20);
    central.writeUInt32LE(size, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(offset, 42);
    directory.push(central, Buffer.from(name));
    locals.push(local, Buffer.from(name), content);
    offset += 30 + name.length + content.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
};
