/** What can be taken back, of pieces and of what is only counted. The others follow from something else that was done. */
const undoable = new Set([
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
  'received',
  'transferred',
  'counted',
]);

export const isUndoable = (kind: string): boolean => undoable.has(kind);
