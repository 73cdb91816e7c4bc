import { randomInt } from 'node:crypto';

/** A slug with five random letters behind it. */
export const withRandomEnd = (slug: string) =>
  `${slug}-${Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')}`;

/** Without letters that are read as one another, and without vowels, so that no words arise. */
const letters = 'bcdfghjkmnpqrstvwxz23456789';
