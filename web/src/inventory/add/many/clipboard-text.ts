/**
 * The cells of a text that a spreadsheet put on the clipboard: tabs between cells, line ends between rows. A cell that
 * begins with a quote ends with one, and may hold tabs, line ends and doubled quotes between them.
 */
export const readCells = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const closeRow = () => {
    rows.push(row);
    row = [];
  };
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at) : undefined;
    const end = cell ? cell.end : endOfPlain(text, at);
    row.push(cell ? cell.value : text.slice(at, end));
    at = end;
    if (text[at] === '\t') {
      at += 1;
      // A tab at the very end stands before one more cell that is empty.
      if (at === text.length || isLineEnd(text[at])) row.push('');
    }
    if (isLineEnd(text[at])) {
      at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
      closeRow();
    }
  }
  if (row.length > 0) closeRow();
  return rows;
};

/** The same the other way: what a spreadsheet takes from the clipboard. */
export const writeCells = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(writeCell).join('\t')).join('\n');

const writeCell = (cell: string) => (/[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const isLineEnd = (sign: string | undefined) => sign === '\n' || sign === '\r';

const endOfPlain = (text: string, from: number) => {
  let at = from;
  while (at < text.length && text[at] !== '\t' && !isLineEnd(text[at])) at += 1;
  return at;
};

/** Undefined when the quote is no more than a sign: nothing closes it before the end of a cell. */
const quotedCell = (text: string, from: number): { value: string; end: number } | undefined => {
  let at = from + 1;
  let value = '';
  while (at < text.length) {
    if (text[at] !== '"') value += text[at];
    else if (text[at + 1] === '"') {
      value += '"';
      at += 1;
    } else {
      const end = at + 1;
      return end === text.length || text[end] === '\t' || isLineEnd(text[end]) ? { value, end } : undefined;
    }
    at += 1;
  }
  return undefined;
};
