import type { ItemId } from '@archway/contract/kernel/ids';
import type { Language } from '@archway/contract/kernel/locale';
import { findToday } from '../../organizations/find-today.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { DemoWork } from './demo-job.ts';
import { dubaiWork } from './dubai-work.ts';
import { historyOf } from './history.ts';
import { type JobRows, jobRows } from './job-rows.ts';
import { parisWork } from './paris-work.ts';
import { clientRows, propertyRows } from './party-rows.ts';
import { portlandClients } from './portland-clients.ts';
import { portlandJobs } from './portland-jobs.ts';
import { portlandProperties } from './portland-properties.ts';
import {
  addDemoClients,
  addDemoJobs,
  addDemoProperties,
  addHistory,
  demoDesigners,
  unitsOfItems,
} from './stagings-store.ts';

const works: Readonly<Record<Language, DemoWork>> = {
  en: { clients: portlandClients, properties: portlandProperties, jobs: portlandJobs },
  fr: parisWork,
  ar: dubaiWork,
};

export type Catalogued = readonly { readonly id: ItemId; readonly number: number; readonly name: string }[];

/**
 * Whom a demo organization works for, where, and the jobs themselves with what they are promised. Nothing here checks the
 * promises: the database refuses what does not fit.
 */
export const seedStagings = async (
  db: OrgDb,
  { language, items, now }: { language: Language; items: Catalogued; now: Date },
): Promise<JobRows> => {
  const { clients, properties, jobs } = works[language];
  const today = await findToday(db, now);
  const designers = await demoDesigners(db);
  const itemIds = new Map(items.map(({ id, number }) => [number, id]));
  const pinned = jobs.flatMap((job) => job.pinned ?? []).flatMap((number) => itemIds.get(number) ?? []);
  const units = await unitsOfItems(db, pinned);
  const clientsByKey = clientRows(clients, today);
  const propertiesByKey = propertyRows(properties, clientsByKey);
  await addDemoClients(db, [...clientsByKey.values()], founderOf(designers));
  await addDemoProperties(db, [...propertiesByKey.values()], founderOf(designers));
  const rows: JobRows = jobRows(jobs, {
    language,
    today,
    itemIds,
    units,
    designers,
    clients: clientsByKey,
    properties: propertiesByKey,
  });
  await addDemoJobs(db, rows);
  const itemNames = new Map(items.map(({ id, name }) => [id, name]));
  await addHistory(db, historyOf(rows, { today, now, itemNames }));
  return rows;
};

const founderOf = (designers: Awaited<ReturnType<typeof demoDesigners>>) => {
  const [first] = designers.values();
  if (!first) throw new Error('A demo organization has members.');
  return first.userId;
};
