import type { ScanCodes } from '@archway/contract/inventory/scan-codes/endpoint';
import type { Whose } from '../../../platform/session/who-is-here.ts';

/** How far this device has come with what the server tells a member with these rights in one organization. */
export type Progress = Whose & {
  /** Everything up to this moment of the server is here. */
  readonly token?: string | undefined;
  /** While pages are taken: the moment of the first one, and where the next one begins. */
  readonly taking?: { readonly token: string; readonly after: string; readonly at: number } | undefined;
  /** When that was, by the clock of this device. */
  readonly asOf?: number | undefined;
};

/** What to ask the server for. Pages that were interrupted go on where they ended, however long ago. */
export const requestOf = ({ token, taking }: Progress) => ({
  ...(token ? { since: token } : {}),
  ...(taking ? { after: taking.after } : {}),
});

type Page = Pick<ScanCodes, 'token' | 'isWhole' | 'next'>;

/** After a page is kept. What was asked for at `at` holds for that moment, when its last page is here. */
export const advance = ({ owner, rights, ...before }: Progress, page: Page, at: number): Progress => {
  const { token, asOf } = page.isWhole ? {} : before;
  const first = page.isWhole ? undefined : before.taking;
  const begun = first ? { token: first.token, at: first.at } : { token: page.token, at };
  if (page.next === null) return { owner, rights, token: begun.token, asOf: begun.at };
  // What is taken for the first time is better known in part than not at all.
  return { owner, rights, token, asOf: asOf ?? begun.at, taking: { ...begun, after: page.next } };
};
