import { importFailed } from '@archway/contract/inventory/imports/import-states';
import { ImportId, OrgId } from '@archway/contract/kernel/ids';
import { record } from '../../../platform/audit/record.ts';
import type { Db, OrgDb } from '../../../platform/db/db.ts';
import type { Services } from '../../../platform/services.ts';
import { type LockedImport, lockImportRow, setProgress } from '../import-store.ts';
import { type ImportJob, noteRunning } from './running-store.ts';

/** What the jobs of imports need: `side` says how far they are while a transaction of theirs is open. */
export type ImportServices = Pick<Services, 'db' | 'clock' | 'fileStorage' | 'log'> & {
  readonly side: Db;
};

export type ImportRef = { readonly orgId: OrgId; readonly importId: ImportId };

/** What a job was told; only our own code writes jobs. */
export const importRefOf = ({ orgId = '', importId = '' }: Record<string, string>): ImportRef => ({
  orgId: OrgId.parse(orgId),
  importId: ImportId.parse(importId),
});

/** Thrown when an import was canceled or checked anew meanwhile: whoever works on it stops, and nobody is told. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** The import as it is when its work begins; undefined when there is nothing to do. */
export const beginWork = async (
  { db }: ImportServices,
  { orgId, importId }: ImportRef,
  state: 'checking' | 'applying',
): Promise<LockedImport | undefined> => {
  const held = await db.inOrg(orgId, (org) => lockImportRow(org, importId));
  return held?.state === state ? held : undefined;
};

/** Somebody started it, and the log says so: that nothing came of it stands there as well. */
export const recordFailure = async (db: OrgDb, { id, fileName }: LockedImport) => {
  await record(db, null, importFailed, { id, name: fileName });
};

/** Says how far it is, at most twice a second, and finds out whether anybody still wants it. */
export const makeBeat = (
  { side, clock }: ImportServices,
  orgId: OrgId,
  held: Pick<LockedImport, 'id' | 'state' | 'run'>,
  job: ImportJob,
) => {
  let last = 0;
  return async (progress: number) => {
    const now = clock.now();
    if (now.getTime() - last < 300) return;
    last = now.getTime();
    await side.inOrg(orgId, async (org) => {
      if (!(await setProgress(org, held, progress))) throw new Overtaken('Somebody stopped this import.');
      await noteRunning(org, held.id, job, now);
    });
  };
};
