import { type AccountDb, asOrgDb } from '../db/db.ts';
import { openAndAsk } from '../db/open-request.ts';
import { type Call, notMember, requireActor } from './call.ts';
import { callerStanding, knownCaller } from './known-caller.ts';
import type { Ask, KnownCaller } from './request-context.ts';

/** Binds a transaction to the token's organization and finds out who calls, once: alone, or with the first question of the use case. */
export type Opening = { known(): Promise<KnownCaller>; readonly ask: Ask };

export const openingOf = ({ claims, context, meta }: Call, db: AccountDb): Opening => {
  let opened: Promise<KnownCaller> | undefined;
  const opens = (known: Promise<KnownCaller>) => {
    // Whoever may not call is told so by the front door, also when the use case did not wait for it.
    known.catch(() => {});
    opened = known;
    return known;
  };
  return {
    known: () => opened ?? opens(knownCaller(db, claims, context, meta)),
    ask: async (question) => {
      const { org } = claims;
      if (!org) throw notMember();
      if (opened) {
        const [caller, [answer]] = await Promise.all([opened, question(asOrgDb(db, org))]);
        return { actor: requireActor(caller), answer };
      }
      const now = context.services.clock.now();
      const asked = openAndAsk(async (whole) => whole(db.sql), { ...claims, org }, now, question);
      const known = opens(asked.then((found) => callerStanding(found?.standing, claims, context, meta)));
      const [caller, found] = await Promise.all([known, asked]);
      return { actor: requireActor(caller), answer: found?.answer };
    },
  };
};
