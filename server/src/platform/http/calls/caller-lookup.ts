import type { AccountDb } from '../../db/db.ts';
import type { Call } from './call.ts';
import { knownCaller } from './known-caller.ts';
import type { KnownCaller } from './request-context.ts';

/** Binds a transaction to the token's organization and finds out who calls, once. */
export type CallerLookup = { known(): Promise<KnownCaller> };

export const callerLookupOf = ({ claims, context, meta, input }: Call, db: AccountDb): CallerLookup => {
  let opened: Promise<KnownCaller> | undefined;
  return {
    known: () => {
      if (opened) return opened;
      opened = knownCaller(db, claims, context, { meta, input });
      // Whoever may not call is told so by the front door, also when the use case did not wait for it.
      opened.catch(() => {});
      return opened;
    },
  };
};
