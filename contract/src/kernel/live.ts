/** Where a page listens for what others change. */
export const liveAddress = '/live';

/** Something of the organization was changed: its kind, as the audit log names it, and which one. What it is now, a page asks. */
export type LiveChange = { readonly type: string; readonly id: string | null };

/** What a page is told of it: also the slices of the contract whose answers are old now. */
export type ToldChange = LiveChange & { readonly invalidated: readonly string[] };

/** The same for the page that made the change, with the answer to its call: names between commas. */
export const invalidatedHeader = 'archway-invalidated';
