import { createHash } from 'node:crypto';
import type { LimitName } from '@archway/contract/kernel/api/endpoint';
import { Problem } from '@archway/contract/kernel/api/problem';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/db.ts';
import { addToBucket, clearBucket } from '../../db/requests/rate-store.ts';

/** So many calls in so many seconds. */
export type Budget = { readonly calls: number; readonly seconds: number };

/** Per address, and what members read and change per organization behind it. Offices share one; the figures leave room for thirty people behind a router. */
export const addressBudgets: Record<LimitName, Budget> = {
  'sign-in': { calls: 100, seconds: 600 },
  'sign-up': { calls: 20, seconds: 3600 },
  found: { calls: 20, seconds: 3600 },
  'send-mail': { calls: 40, seconds: 3600 },
  link: { calls: 100, seconds: 600 },
  refresh: { calls: 600, seconds: 600 },
  read: { calls: 60_000, seconds: 600 },
  change: { calls: 12_000, seconds: 600 },
};

/** Whom an address stands for: itself, or all 2^64 of its network when it is an IPv6 one, for one household has them all. */
export const householdOf = (ip: string) => {
  const [, inside] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip) ?? [];
  if (inside || !ip.includes(':')) return inside ?? ip;
  const [head = '', tail = ''] = ip.split('::');
  const [start, end] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]; // of two parts, two lists
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  return [...start, ...zeros, ...end]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

export type Limits = {
  /** Spends one call of a budget that all servers share; refuses when it is used up. */
  spend(key: string, budget: Budget): Promise<void>;
  /** Gives a spent call back. */
  refund(key: string, budget: Budget): Promise<void>;
  forget(key: string): Promise<void>;
  /** Spends one call of a large budget, or as much as it weighs: counted here at once, settled with the other servers every second. */
  spendMany(key: string, budget: Budget, amount?: number): void;
  /** Settles what is counted here; also on a timer. */
  settle(): Promise<void>;
};

export const makeLimits = (side: Db, clock: Clock): Limits => {
  const local = new Map<string, LocalCount>();
  return {
    spend: async (key, budget) => {
      const bucket = await side.transaction((db) =>
        addToBucket(db, hashed(key), 1, budget.seconds, clock.now()),
      );
      if (bucket.count > budget.calls) throw tooMany(bucket.until, clock.now());
    },
    refund: async (key, budget) => {
      await side.transaction((db) => addToBucket(db, hashed(key), -1, budget.seconds, clock.now()));
    },
    forget: (key) => side.transaction((db) => clearBucket(db, hashed(key))),
    spendMany: (key, budget, amount = 1) => {
      const now = clock.now();
      const known = local.get(key);
      const counted =
        known && known.until > now
          ? known
          : { shared: 0, unsettled: 0, budget, until: new Date(now.getTime() + budget.seconds * 1000) };
      counted.unsettled += amount;
      local.set(key, counted);
      if (counted.shared + counted.unsettled > budget.calls) throw tooMany(counted.until, now);
    },
    settle: async () => {
      for (const [key, counted] of local) {
        if (counted.until <= clock.now()) local.delete(key);
        if (counted.unsettled === 0) continue;
        const amount = counted.unsettled;
        counted.unsettled = 0;
        const bucket = await side.transaction((db) =>
          addToBucket(db, hashed(key), amount, counted.budget.seconds, clock.now()),
        );
        counted.shared = bucket.count;
        counted.until = new Date(bucket.until);
      }
    },
  };
};

type LocalCount = { shared: number; unsettled: number; budget: Budget; until: Date };

/** Addresses and mails are not kept in clear where nobody needs to read them. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

const tooMany = (until: string | Date, now: Date) => {
  const retryAfter = Math.max(1, Math.ceil((new Date(until).getTime() - now.getTime()) / 1000));
  return new Problem('too_many_requests', 'Too many tries. Wait a little and try again.', {
    facts: { retryAfter },
  });
};
