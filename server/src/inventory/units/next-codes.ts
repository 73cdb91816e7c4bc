import type { OrgDb } from '../../platform/db/db.ts';
import { takeNumbers, takenCodes } from './code-store.ts';

/** The next codes of the organization that no piece has: its prefix and a running number. */
export const nextCodes = async (db: OrgDb, count: number): Promise<string[]> => {
  const codes: string[] = [];
  while (codes.length < count) {
    const { prefix, last } = await takeNumbers(db, count - codes.length);
    const first = last - (count - codes.length) + 1;
    const made = Array.from({ length: count - codes.length }, (_, index) => unitCode(prefix, first + index));
    const taken = new Set(await takenCodes(db, made));
    codes.push(...made.filter((code) => !taken.has(code)));
  }
  return codes;
};

/** Five digits at least, so that codes of one length sort as they were made. */
const unitCode = (prefix: string, number: number) => `${prefix || 'U'}-${String(number).padStart(5, '0')}`;
