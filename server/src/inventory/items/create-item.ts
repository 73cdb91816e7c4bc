import type { NewItem } from '@archway/contract/inventory/item';
import { fieldProblem } from '@archway/contract/kernel/field-error';
import type { ItemId } from '@archway/contract/kernel/ids';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import type { ChangeContext } from '../../platform/http/use-case-context.ts';
import { newId } from '../../platform/ids.ts';
import { requireRightsToSay } from '../../team/require-field-rights.ts';
import { shownTo } from './get-item.ts';
import { newItemRow, referencesHere } from './item-store.ts';

/** Adds an item to the catalogue. Its pieces come after it. */
export const createItem = async ({ db, actor, recordWith }: ChangeContext, item: NewItem) => {
  requireRightsToSay(actor, item);
  // Of a category alone the write itself finds out.
  const [references] = item.vendorId ? await referencesHere(db, item) : [];
  if (references) requireReferences(references);
  const id = newId<ItemId>();
  const row = newItemRow(db, { ...item, id, createdBy: actor.userId });
  const added = await recordWith({ id, name: item.name }, {}, row).catch(skuTaken('sku'));
  if (!added) throw noSuchReference('categoryId');
  return shownTo(actor, added);
};

export const requireReferences = (are: { categoryIsHere: boolean; vendorIsHere: boolean }) => {
  if (!are.categoryIsHere) throw noSuchReference('categoryId');
  if (!are.vendorIsHere) throw noSuchReference('vendorId');
};

const noSuchReference = (field: 'categoryId' | 'vendorId') => fieldProblem(field, 'errors.notFound');

/** Also when somebody else was quicker by a moment. */
export const skuTaken =
  (field: string) =>
  (error: unknown): never => {
    throw isUniqueViolation(error, 'item_sku') ? fieldProblem(field, 'errors.codeTaken') : error;
  };
