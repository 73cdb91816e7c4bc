import type { Staging } from '@archway/contract/stagings/staging';

/** What can be done with a staging next: its legal statuses, and other dates. */
export const StagingActions = (_of: { staging: Staging }) => null;
