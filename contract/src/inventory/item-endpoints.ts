import * as z from 'zod';
import { done } from '../kernel/api/done.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { exportOf } from '../kernel/api/export.ts';
import { CategoryId, ItemId, StorageLocationId } from '../kernel/ids.ts';
import { GivenDay } from '../kernel/measures.ts';
import { words } from '../kernel/text/words.ts';
import { Availability, Item, ItemChange, ItemPage, ItemsQuery } from './item.ts';
import { colorFamilies } from './item-choices.ts';
import { itemExportColumns } from './item-export.ts';
import { itemFields } from './item-fields.ts';
import { mostItems, pricePercent } from './limits.ts';
import { NewItems, NewItemWithPieces, PictureIds } from './new-items.ts';

const tag = 'Items';
/** 0 for never, 1 for always; null when there is nothing to tell. */
const Share = z.number().min(0).max(1);
const one = z.object({ id: ItemId });
const reads = { access: { action: 'read', subject: 'Item' }, change: false, limit: 'read' } as const;
const updates = { access: { action: 'update', subject: 'Item' }, limit: 'change' } as const;

/** What several items get at once. What is not named stays as it is. */
export const ItemsChange = z.object({
  ids: z.array(ItemId).min(1).max(mostItems),
  categoryId: CategoryId.optional(),
  addTags: words(itemFields.tags.most).optional(),
  removeTags: words(itemFields.tags.most).optional(),
  /** Where all their pieces that stand in storage are brought. */
  locationId: StorageLocationId.optional(),
  status: z.enum(['active', 'archived']).optional(),
  /** Rent and sale price, up or down by per cent. */
  pricePercent: z.number().min(pricePercent.min).max(pricePercent.max).optional(),
});

/** Whatever the organization's items have, to choose filters from. */
export const ItemChoices = z.object({
  colors: z.array(z.object({ value: z.enum(colorFamilies), items: z.int() })),
  styles: z.array(z.object({ value: z.string(), items: z.int() })),
  tags: z.array(z.object({ value: z.string(), items: z.int() })),
  brands: z.array(z.object({ value: z.string(), items: z.int() })),
  materials: z.array(z.object({ value: z.string(), items: z.int() })),
});

export const items = {
  list: endpoint({ method: 'GET', path: '/items', summary: 'List items', tag, ...reads })
    .input(ItemsQuery)
    .output(ItemPage),
  export: exportOf({
    path: '/items/export',
    summary: 'Export items, filtered or by ID',
    tag,
    subject: 'Item',
    change: 'item.exported',
    query: ItemsQuery.omit({ page: true, itemsPerPage: true, count: true }).extend({
      ids: z.array(ItemId).min(1).max(mostItems).optional(),
    }),
    columns: itemExportColumns,
    custom: true,
  }),
  choices: endpoint({
    method: 'GET',
    path: '/items/choices',
    summary: 'List the words in use for filters',
    tag,
    ...reads,
  }).output(ItemChoices),
  get: endpoint({ method: 'GET', path: '/items/{id}', summary: 'One item', tag, ...reads })
    .input(one)
    .output(Item),
  availability: endpoint({
    method: 'GET',
    path: '/items/{id}/availability',
    summary: 'Get an item’s availability by day',
    tag,
    ...reads,
  })
    .input(
      one.extend({ from: GivenDay.optional(), days: z.coerce.number().int().min(1).max(366).default(90) }),
    )
    .output(Availability),
  utilization: endpoint({
    method: 'GET',
    path: '/items/{id}/utilization',
    summary: 'Get an item’s utilization',
    tag,
    ...reads,
  })
    .input(one)
    .output(z.object({ last90Days: Share.nullable(), last365Days: Share.nullable() })),
  create: endpoint({
    method: 'POST',
    path: '/items',
    summary: 'Add an item with its photos and pieces, all or nothing',
    tag,
    access: { action: 'create', subject: 'Item' },
    change: 'item.created',
    also: ['unit.added', 'stock.received'],
    limit: 'change',
    successStatus: 201,
  })
    .input(NewItemWithPieces)
    .output(Item),
  createMany: endpoint({
    method: 'POST',
    path: '/items/many',
    summary: 'Add several items with their pieces, all or none',
    tag,
    access: { action: 'create', subject: 'Item' },
    change: 'item.created-many',
    limit: 'change',
    successStatus: 201,
  })
    .input(NewItems)
    .output(
      z.object({ rows: z.array(z.object({ id: ItemId, name: z.string(), codes: z.array(z.string()) })) }),
    ),
  duplicate: endpoint({
    method: 'POST',
    path: '/items/{id}/duplicate',
    summary: 'Copy an item to a draft, without its pieces',
    tag,
    access: { action: 'create', subject: 'Item' },
    change: 'item.duplicated',
    limit: 'change',
    successStatus: 201,
  })
    .input(one)
    .output(Item),
  change: endpoint({
    method: 'PATCH',
    path: '/items/{id}',
    summary: 'Change an item',
    tag,
    ...updates,
    change: 'item.changed',
  })
    .input(ItemChange)
    .output(Item),
  activate: endpoint({
    method: 'POST',
    path: '/items/{id}/activate',
    summary: 'Activate a draft or an archived item',
    tag,
    ...updates,
    change: 'item.activated',
  })
    .input(one)
    .output(Item),
  archive: endpoint({
    method: 'POST',
    path: '/items/{id}/archive',
    summary: 'Archive an item',
    tag,
    ...updates,
    change: 'item.archived',
  })
    .input(one)
    .output(Item),
  setPictures: endpoint({
    method: 'PUT',
    path: '/items/{id}/pictures',
    summary: 'Set the photos of an item, in order; the first is the cover',
    tag,
    ...updates,
    change: 'item.pictures-set',
  })
    .input(
      one.extend({
        pictureIds: PictureIds,
        /** What the sender saw of them: what others added or removed since then stays so. */
        seenIds: PictureIds.optional(),
      }),
    )
    .output(Item),
  changeMany: endpoint({
    method: 'POST',
    path: '/items/change',
    summary: 'Change several items at once, all or none',
    tag,
    ...updates,
    change: 'item.changed-many',
  })
    .input(ItemsChange)
    .output(z.object({ changed: z.int() })),
  remove: endpoint({
    method: 'DELETE',
    path: '/items/{id}',
    summary: 'Delete an item that never had a piece',
    tag,
    access: { action: 'delete', subject: 'Item' },
    change: 'item.removed',
    limit: 'change',
  })
    .input(one)
    .output(done),
};
