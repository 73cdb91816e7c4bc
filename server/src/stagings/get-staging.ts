import { problem } from '@archway/contract/kernel/api/problem';
import type { StagingId } from '@archway/contract/kernel/ids';
import type { Staging } from '@archway/contract/stagings/staging';
import { stagingMoney } from '@archway/contract/stagings/staging-rules';
import type { OrgDb } from '../platform/db/db.ts';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { readerOf } from './reader.ts';
import { roomsOf } from './rooms/room-store.ts';
import { findDesign, findStaging, type LockedStaging, lockStaging } from './staging-store.ts';

/** One job as its reader may see it. */
export const getStaging = async (context: ReadContext, { id }: { id: StagingId }): Promise<Staging> => {
  const { db } = context;
  const reader = await readerOf(context);
  const found = await findStaging(db, id, reader);
  if (!found) throw noSuchStaging();
  const { rent, ...staging } = found;
  const job = { ...staging, monthly: staging.monthlyAmount ?? rent };
  return {
    ...staging,
    rooms: await roomsOf(db, id),
    design: await findDesign(db, id),
    money: reader.withCosts ? stagingMoney(job, reader.today) : null,
    today: reader.today,
  };
};

/** A job that is about to change. */
export const requireStaging = async (db: OrgDb, id: StagingId): Promise<LockedStaging> => {
  const staging = await lockStaging(db, id);
  if (!staging) throw noSuchStaging();
  return staging;
};

export const noSuchStaging = () => problem('not_found', 'That staging is not in this organization.');

/** How the log calls it. */
export const stagingName = ({ number, name }: { number: number; name: string }) => `#${number} ${name}`;
