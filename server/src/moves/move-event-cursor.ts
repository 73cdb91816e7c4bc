import type { ReadTo } from './move-event-store.ts';

type Horizon = { readonly database: string; readonly open: string };

const firstId = '00000000-0000-0000-0000-000000000000';

type Cursor = {
  /** Where the call begins. */
  readonly readTo: ReadTo;
  /** Where a later one begins: with what was open when the first page was read. */
  readonly open: string;
};

const written = /^(\w+) (\d{1,19}) (\d{1,19}) ([0-9a-f-]{36})$/;

/** What another database told, or nobody did, is begun anew. */
export const readCursor = (text: string | undefined, { database, open }: Horizon): Cursor => {
  const [, of, first = '', transaction = '', id = ''] = written.exec(text ?? '') ?? [];
  if (of !== database || !isTransaction(first) || !isTransaction(transaction) || !isId(id))
    return { readTo: { transaction: '0', id: firstId }, open };
  // The rest of what was begun before, or what is new since.
  return { readTo: { transaction, id }, open: first === '0' ? open : first };
};

export const writeCursor = (database: string, open: string, rest: ReadTo | undefined): string =>
  rest ? `${database} ${open} ${rest.transaction} ${rest.id}` : `${database} 0 ${open} ${firstId}`;

const isTransaction = (text: string) => /^\d+$/.test(text) && BigInt(text) <= 9_223_372_036_854_775_807n;
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
