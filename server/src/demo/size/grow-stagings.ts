import { addDays, daysBetween } from '@archway/contract/kernel/days';
import type { ItemId, OrgId, StagingId, UserId } from '@archway/contract/kernel/ids';
import { promiseStatusOf } from '@archway/contract/stagings/staging-rules';
import type { StagingStatus } from '@archway/contract/stagings/states';
import type { Db } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import { allowLongStatements } from './size-store.ts';
import {
  addNumberedParties,
  addNumberedStagings,
  analyzeStagings,
  countStagings,
  type NumberedStaging,
  overPromised,
  promisableItems,
} from './staging-size-store.ts';

export type StagingSize = { readonly stagings: number; readonly lines: number };

/** Small enough that no statement takes long. */
const batch = 50;
const firstBatch = 5;
const analyzedUpTo = 500;
const stayDays = 60;
/** A stay with the days before and after it, and some to spare. */
const turnDays = 66;
/** Nearly all of it is promised for years: what a list has to walk over. */
const bookedCategory = 'Rugs';
const bookedYears = 2;

/**
 * Stagings for measuring, numbered, each with as many lines. Items are promised in turn, so that each is free again before
 * it is promised anew: no day has too much, and the database refuses to be told otherwise. What is there already stays;
 * only the rest is made.
 */
export const growStagings = async (
  db: Db,
  orgId: OrgId,
  { stagings, lines, by, today }: StagingSize & { by: UserId; today: string },
  tell: (line: string) => void,
) => {
  const started = performance.now();
  const made = await db.inOrg(orgId, countStagings);
  if (made >= stagings) return;
  if (made === 0)
    await db.inOrg(orgId, (org) =>
      addNumberedParties(org, { clients: 400, properties: Math.ceil(stagings / 2) }),
    );
  const plan = await planOf(db, orgId, { stagings, lines, today });
  for (let from = made; from < stagings; ) {
    const size = Math.min(from < batch ? firstBatch : batch, stagings - from);
    const numbers = Array.from({ length: size }, (_, index) => from + index);
    await db.inOrg(orgId, async (org) => {
      await allowLongStatements(org);
      await addNumberedStagings(org, numbers.map(plan.staging), {
        itemIds: numbers.flatMap(plan.items),
        lines,
        by,
      });
      // A database that thinks its tables empty checks each promise by reading all of them.
      if (from < analyzedUpTo) await analyzeStagings(org);
    });
    from += size;
  }
  const tooMuch = await db.inOrg(orgId, async (org) => {
    await allowLongStatements(org);
    await analyzeStagings(org);
    return overPromised(org);
  });
  if (tooMuch > 0) throw new Error(`${tooMuch} items are promised more often than there are pieces.`);
  const seconds = Math.round((performance.now() - started) / 1000);
  tell(`It has ${stagings} stagings with ${lines} lines each, made in ${seconds} s.`);
};

type Plan = {
  readonly staging: (index: number) => NumberedStaging;
  readonly items: (index: number) => readonly ItemId[];
};

const planOf = async (
  db: Db,
  orgId: OrgId,
  { stagings, lines, today }: StagingSize & { today: string },
): Promise<Plan> => {
  const all = await db.inOrg(orgId, promisableItems);
  const [booked, others] = [
    all.filter(({ category }) => category === bookedCategory),
    all.filter(({ category }) => category !== bookedCategory),
  ];
  // One in a hundred of the booked ones stays free, and they make few of the stagings.
  const long = Math.min(Math.floor((booked.length * 0.99) / lines), Math.floor(stagings / 4));
  const turn = Math.floor(others.length / lines);
  if (turn < 2) throw new Error('There are too few items for so many lines.');
  const span = Math.max(720, Math.ceil((turnDays * (stagings - long)) / turn));
  const isLong = (index: number) => index < long;
  return {
    items: (index) => {
      const from = isLong(index) ? index * lines : ((index - long) % turn) * lines;
      return (isLong(index) ? booked : others).slice(from, from + lines).map(({ id }) => id);
    },
    staging: (index) => {
      const nth = index - long;
      const installOn = isLong(index)
        ? addDays(today, -30)
        : addDays(today, Math.floor((nth * span) / (stagings - long)) - Math.floor(span / 2));
      const endsOn = addDays(installOn, isLong(index) ? bookedYears * 365 : stayDays);
      const status = statusOn(today, installOn, endsOn);
      const id = newId<StagingId>();
      return {
        id,
        number: index + 1,
        status,
        installOn,
        endsOn,
        promise: promiseStatusOf(status) ?? 'released',
      };
    },
  };
};

const statusOn = (today: string, installOn: string, endsOn: string): StagingStatus => {
  if (endsOn <= today) return 'closed';
  if (installOn <= today) return 'live';
  const days = daysBetween(today, installOn);
  return days < 7 ? 'ready' : days < 60 ? 'designing' : days < 240 ? 'confirmed' : 'quoted';
};
