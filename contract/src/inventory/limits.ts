/* How many at once. Both the schemas and the screens read it here. */

/** What a person types in one go; more comes as a file. */
export const mostNewItems = 200;
/** Pieces of one item, and of all rows together. */
export const mostNewPieces = 500;
export const mostNewPiecesInAll = 5000;
/** What is recorded of pieces together. */
export const mostUnits = 500;
/** What several items get together, and what is exported of a selection. */
export const mostItems = 1000;
/** Of an item or a piece. */
export const mostPictures = 30;
/** Enough for a warehouse on moving day, few enough to print at once. */
export const mostLabels = 500;
/** Of one label. */
export const mostCopies = 20;
/** Prices up or down at once. */
export const pricePercent = { min: -90, max: 500 } as const;
