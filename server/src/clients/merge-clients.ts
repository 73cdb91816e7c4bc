import type { Client } from '@archway/contract/clients/client';
import { clientFields } from '@archway/contract/clients/client-fields';
import { mergedClient } from '@archway/contract/clients/merge-rules';
import { fieldNames } from '@archway/contract/field-names';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { ClientId } from '@archway/contract/kernel/ids';
import { fallbackLanguage } from '@archway/contract/kernel/locale';
import { asReading } from '../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { changeClientRow, endMerged, lockClients, moveClientUses } from './client-store.ts';
import { getClient, noSuchClient } from './get-client.ts';

/**
 * Makes two clients one. Jobs and homes of the other become those of this one, and what was known of it is kept here: the
 * notes of both, unless whoever merges them has made shorter ones of them.
 */
export const mergeClients = async (
  context: ChangeContext,
  { id, otherId, notes }: { id: ClientId; otherId: ClientId; notes?: string | undefined },
): Promise<Client> => {
  const { db, actor, record, makingAlso } = context;
  const locked = await lockClients(db, [id, otherId]);
  const kept = locked.get(id);
  if (!kept) throw noSuchClient();
  if (otherId === id) throw fieldProblem('otherId', 'errors.choice');
  const other = locked.get(otherId);
  if (!other) throw fieldProblem('otherId', 'errors.notFound');
  const { kind: kinds } = fieldNames[actor.locale ?? fallbackLanguage].options.client;
  const both = mergedClient(kept, other, (kind) => kinds[kind]);
  const merged = { ...both, notes: notes ?? both.notes };
  if (merged.notes.length > clientFields.notes.max)
    throw fieldProblem('notes', 'errors.tooLong', clientFields.notes.max);
  await changeClientRow(db, id, merged);
  const moved = await moveClientUses(db, otherId, id);
  await endMerged(db, otherId, id);
  await record({ id, name: merged.name }, { merged: other.name });
  const change = { from: otherId, to: id };
  for (const { fields, ...staging } of moved.stagings)
    await makingAlso('staging.changed').record(staging, fieldsTo(fields, change));
  for (const { fields, ...property } of moved.properties)
    await makingAlso('property.changed').record(property, fieldsTo(fields, change));
  return getClient(asReading(context), { id });
};

const fieldsTo = (fields: readonly string[], change: { from: ClientId; to: ClientId }) =>
  Object.fromEntries(fields.map((field) => [field, change]));
