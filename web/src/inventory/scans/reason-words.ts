import type { ReviewReason } from '@archway/contract/inventory/device-events/review';

/** The names of the words for why a scan could not be recorded. */
export const reasonWords = {
  malformed: 'malformed',
  unknown_code: 'unknownCode',
  unknown_piece: 'unknownPiece',
  unknown_item: 'unknownItem',
  unknown_location: 'unknownLocation',
  unknown_move: 'unknownMove',
  wrong_thing: 'wrongThing',
  not_enough: 'notEnough',
  too_many: 'tooMany',
  nothing_to_undo: 'nothingToUndo',
  not_undoable: 'notUndoable',
  undone_too_late: 'undoneTooLate',
  forbidden: 'forbidden',
  refused: 'refused',
} as const satisfies Record<ReviewReason, string>;
