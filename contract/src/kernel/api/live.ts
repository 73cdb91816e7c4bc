/** Where a page listens for what others change. */
export const liveAddress = '/live';

/** For how many milliseconds the page has shown what it read: what was changed since then is told at once, before anything else. */
export const shownFor = 'shown';
/** What was shown for longer is read again altogether. */
export const longestShownMs = 60_000;

/**
 * Something of the organization was changed: its kind, as the audit log names it, which one, and the parts of the contract
 * whose answers are old now. What it is now, a page asks.
 */
export type ToldChange = {
  readonly type: string;
  readonly id: string | null;
  readonly invalidated: readonly string[];
};

/** The same for the page that made the change, with the answer to its call: names between commas. */
export const invalidatedHeader = 'archway-invalidated';
