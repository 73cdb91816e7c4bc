import type { ItemRow } from '@archway/contract/inventory/item';
import { itemTransitions } from '@archway/contract/inventory/states';
import type { Action, Subject } from '@archway/contract/kernel/access/ability';

type Rights = { readonly can: (action: Action, subject: Subject) => boolean };

/** What a member may do with an item as it is. The server holds the same rules. */
export const mayDo = (rights: Rights, { status }: Pick<ItemRow, 'status'>) => {
  const mayUpdate = rights.can('update', 'Item');
  return {
    edit: mayUpdate,
    duplicate: rights.can('create', 'Item'),
    activate: mayUpdate && mayBecome(status, 'active'),
    archive: mayUpdate && mayBecome(status, 'archived'),
  };
};

export const mayBecome = (from: ItemRow['status'], to: ItemRow['status']): boolean =>
  itemTransitions[from].some((next: ItemRow['status']) => next === to);
