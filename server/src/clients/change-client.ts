import type { Client, ClientChange } from '@archway/contract/clients/client';
import { clientFields } from '@archway/contract/clients/client-fields';
import { namesOf } from '@archway/contract/kernel/fields/fields';
import type * as z from 'zod';
import { differences } from '../platform/audit/difference-rules.ts';
import { requireVersion } from '../platform/db/changes/require-version.ts';
import { withChange } from '../platform/db/changes/with-change.ts';
import { asReading } from '../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { changeClientRow, lockClients } from './client-store.ts';
import { getClient, noSuchClient } from './get-client.ts';

/** Changes what is known of a client. Contacts are given whole. */
export const changeClient = async (
  context: ChangeContext,
  { id, version, ...change }: z.output<typeof ClientChange>,
): Promise<Client> => {
  const { db, record } = context;
  const before = (await lockClients(db, [id])).get(id);
  if (!before) throw noSuchClient();
  requireVersion(before, version);
  const after = withChange(before, change);
  await changeClientRow(db, id, after);
  await record({ id, name: after.name }, differences(before, after, namesOf(clientFields)));
  return getClient(asReading(context), { id });
};
