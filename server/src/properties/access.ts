import type { PropertyId } from '@archway/contract/kernel/ids';
import type { ChangeContext, ReadContext } from '../platform/http/calls/use-case-context.ts';
import { noSuchProperty } from './get-property.ts';
import { findAccessNotes, setAccessNotes } from './property-store.ts';

/** How to get in. No list, sheet, mail, feed or log has it: this is the one answer that tells it. */
export const getAccess = async ({ db }: ReadContext, { id }: { id: PropertyId }) => {
  const notes = await findAccessNotes(db, id);
  if (notes === undefined) throw noSuchProperty();
  return { notes };
};

/** The log tells that it changed, never to what. */
export const setAccess = async (
  { db, record }: ChangeContext,
  { id, notes }: { id: PropertyId; notes: string },
) => {
  const address = await setAccessNotes(db, id, notes);
  if (address === undefined) throw noSuchProperty();
  await record({ id, name: address });
  return { ok: true as const };
};
