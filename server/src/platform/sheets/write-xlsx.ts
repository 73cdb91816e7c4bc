import { cutText } from '@archway/contract/kernel/text/cut-text';
import { guardText, unguardText } from '@archway/contract/kernel/text/sheet-text';
import type { Cell, Column, Sheet, SheetSettings } from './sheet.ts';
import { measureText, moneyDecimals, moneyText, zonedText } from './write-value.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

/** As many as a sheet has, without the one of the headings. */
export const mostSheetRows = 1_048_575;

/**
 * A workbook of one sheet, row by row. Texts are typed as texts, so that none is ever taken for a formula; amounts,
 * measures and days are numbers that a spreadsheet can add up and sort.
 */
export const writeXlsx = (sheet: Sheet, at: Date): AsyncGenerator<Buffer> => zipStream(partsOf(sheet), at);

const partsOf = (sheet: Sheet): readonly ZipEntry[] => [
  { name: '[Content_Types].xml', content: [contentTypes] },
  { name: '_rels/.rels', content: [relations] },
  { name: 'xl/workbook.xml', content: [workbook(sheet.title)] },
  { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelations] },
  { name: 'xl/styles.xml', content: [styles(sheet.settings.currency)] },
  { name: 'xl/worksheets/sheet1.xml', content: rowsOf(sheet) },
];

async function* rowsOf({ columns, batches, settings, language }: Sheet): AsyncGenerator<string> {
  const letters = columns.map((_, index) => lettersOf(index));
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${language === 'ar' ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.map(widthOf).join('')}</cols><sheetData>`;
  yield `<row r="1">${columns.map(({ heading }, index) => textCell(`${letters[index]}1`, heading, style.heading)).join('')}</row>`;
  let row = 1;
  for await (const rows of batches) {
    let text = '';
    for (const cells of rows) {
      row += 1;
      const written = cells
        .map((cell, index) => cellText(`${letters[index]}${row}`, cell, settings))
        .join('');
      text += `<row r="${row}">${written}</row>`;
    }
    yield text;
  }
  yield '</sheetData></worksheet>';
}

/** In the order of `cellXfs` below. */
const style = { plain: 0, heading: 1, text: 2, money: 3, day: 4 } as const;

const cellText = (reference: string, cell: Cell, settings: SheetSettings): string => {
  if (cell.value === null) return '';
  switch (cell.kind) {
    case 'text':
      return textCell(reference, cell.value);
    case 'words':
      return textCell(reference, cell.value.join('; '));
    case 'moment':
      return textCell(reference, zonedText(cell.value, settings.timezone));
    case 'money':
      return numberCell(reference, moneyText(cell.value, settings.currency), style.money);
    case 'length':
    case 'weight':
      return numberCell(reference, measureText(cell.kind, cell.value, settings));
    case 'day':
      return numberCell(reference, String(serialDay(cell.value)), style.day);
    case 'flag':
      return `<c r="${reference}" t="b"><v>${cell.value ? 1 : 0}</v></c>`;
    case 'number':
      return numberCell(reference, String(cell.value));
  }
};

const numberCell = (reference: string, digits: string, look: number = style.plain) =>
  `<c r="${reference}"${look ? ` s="${look}"` : ''}><v>${digits}</v></c>`;

/** A cell of a spreadsheet holds 32,767 characters. */
const textCell = (reference: string, text: string, look: number = style.text) =>
  text === ''
    ? ''
    : `<c r="${reference}" s="${look}" t="inlineStr"><is><t xml:space="preserve">${escaped(cutText(readBack(text), 32_767))}</t></is></c>`;

/** No text runs here; but one that looks guarded already would be read back without its own apostrophe. */
const readBack = (text: string) => (unguardText(text) === text ? text : guardText(text));

/** XML has no place for most control characters; a lone half of a pair is no character at all. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)
    // A carriage return would be read back as a line feed.
    .replaceAll('\r', '&#13;');

/** Days since the one that spreadsheets begin with. */
const serialDay = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;

const lettersOf = (index: number): string =>
  (index >= 26 ? lettersOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

const widthOf = ({ kind, heading }: Column, index: number) => {
  const width = {
    text: 24,
    words: 24,
    moment: 26,
    money: 14,
    length: 10,
    weight: 10,
    day: 12,
    flag: 10,
    number: 10,
  };
  return `<col min="${index + 1}" max="${index + 1}" width="${Math.max(width[kind], Math.min(heading.length + 3, 40))}" customWidth="1"/>`;
};

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`;
const relations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const workbookRelations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`;

/** The name of a sheet is short, and some signs are not allowed in it. */
const workbook = (title: string) =>
  `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(cutText(title.replace(/[[\]:*?/\\'"]/g, ' '), 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const styles = (currency: string) => {
  const decimals = moneyDecimals(currency);
  const money = `#,##0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}\\ &quot;${escaped(currency)}&quot;`;
  return `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="${money}"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" xfId="0"/><xf numFmtId="49" fontId="1" applyFont="1" applyNumberFormat="1" xfId="0"/><xf numFmtId="49" applyNumberFormat="1" xfId="0"/><xf numFmtId="164" applyNumberFormat="1" xfId="0"/><xf numFmtId="165" applyNumberFormat="1" xfId="0"/></cellXfs></styleSheet>`;
};
