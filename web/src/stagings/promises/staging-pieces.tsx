import type { Staging } from '@archway/contract/stagings/staging';

/** What is promised to each room of a staging, and all that is done with it. */
export const StagingPieces = (_of: { staging: Staging }) => null;
