import type { Item, NewItem } from '@archway/contract/inventory/item';
import { fieldProblem } from '@archway/contract/kernel/field-error';
import type { ItemId } from '@archway/contract/kernel/ids';
import { recordWith } from '../../audit/record.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import type { Actor, Ask } from '../../platform/http/request-context.ts';
import { newId } from '../../platform/ids.ts';
import { requireRightsToSay } from '../../team/require-field-rights.ts';
import { shownTo } from './get-item.ts';
import { newItemRow, referencesHere } from './item-store.ts';

/** Adds an item to the catalogue. Its pieces come after it. */
export const createItem = async ({ db, ask, acting }: Changing, item: NewItem): Promise<Item> => {
  // Of a category alone the write itself finds out.
  const { actor, answer } = item.vendorId
    ? await ask((asked) => referencesHere(asked, item))
    : { actor: await acting(), answer: undefined };
  requireRightsToSay(actor, item);
  if (answer) requireReferences(answer);
  const id = newId<ItemId>();
  const added = await recordWith(
    db,
    { actor, action: 'item.created', subject: { type: 'Item', id, name: item.name } },
    newItemRow(db, { ...item, id, createdBy: actor.userId }),
  ).catch(skuTaken('sku'));
  if (!added) throw noSuchReference('categoryId');
  return shownTo(actor, added);
};

type Changing = { readonly db: OrgDb; readonly ask: Ask; acting(): Promise<Actor> };

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
