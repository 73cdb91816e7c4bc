/*
 * How long texts may be that are no field of a table: both the schemas and the inputs read it here, as
 * `import * as textLimits`. Fields say it themselves (`itemFields.name.max`).
 */

/** A first or a last name. */
export const personName = 80;
export const phone = 40;
export const email = 254;
export const contactName = 120;
export const contactRole = 80;
/** One word of a list: a tag, a style, a material. */
export const word = 40;
/** What is noted with something that happened to a piece. */
export const note = 500;
export const viewName = 60;
/** Of a storage location, which the first steps ask for as well. */
export const locationName = 120;
export const address = 300;
export const searchQuery = 200;
/** Several words typed or pasted at once. */
export const typedWords = 200;
/** A code, or the address that a QR code holds. */
export const scanned = 300;
/** What somebody writes who found a piece, and how they can be reached. */
export const finderMessage = 2000;
export const finderContact = 200;
/** A measure or an amount as it is typed, before it is read. */
export const typedMeasure = 40;
/** A one-time code, with blanks or dashes; recovery codes are the longest. */
export const oneTimeCode = 20;
