import { stockEventKinds } from '@archway/contract/inventory/stock-event-kinds';

/** What can be taken back, of pieces and of what is only counted. The others follow from something else that was done. */
const undoable = new Set<string>([
  'moved',
  'seen',
  'damaged',
  'missing',
  'found',
  'retired',
  'reinstated',
  'sold',
  'lost',
  'disposed',
  ...stockEventKinds,
  'picked',
  'dropped',
  'returned',
  'left',
  'shorted',
  'departed',
  'signed',
  'photographed',
]);

export const isUndoable = (kind: string): boolean => undoable.has(kind);
