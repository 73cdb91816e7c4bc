/**
 * A spreadsheet runs a cell that begins like a formula, whatever wrote it there. A text of ours that begins like one gets an
 * apostrophe before it; so does a part of it that would stand at the beginning of a cell for a program that splits cells at
 * another sign than the file does, unless it is a number to dial, which calculates nothing of anybody's. `unguardText` gives
 * back exactly what was guarded.
 */
export const guardText = (text: string): string =>
  text.replace(start, (blank) => `'${blank}`).replace(inside, (sign) => `${sign}'`);

export const unguardText = (text: string): string =>
  text.replace(guardedInside, (guarded) => guarded.slice(0, -1)).replace(guardedStart, '');

// Full-width signs are taken for the plain ones by some programs. A blank, a quote or an apostrophe hides none of them.
const formula = `[ \\u00a0'"]*[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20]`;
const start = new RegExp(`^(?=${formula})|^(?='*[\\t\\r\\n])`);
// Nothing can stand behind its last digit that makes a formula of it, whatever follows in the file.
const dialed = `[ \\u00a0]*\\+\\d(?:[\\d ().\\u00a0-]*\\d)?(?:[;\\r\\n]|$)`;
const inside = new RegExp(`(?:[|\\t\\r\\n]|[;,](?!${dialed}))(?=${formula})`, 'g');
const guardedStart = new RegExp(`^'(?=${formula})|^'(?='*[\\t\\r\\n])`);
const guardedInside = new RegExp(`(?:[|\\t\\r\\n]|[;,](?!'${dialed}))'(?=${formula})`, 'g');
