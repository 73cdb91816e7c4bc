import * as z from 'zod';
import { done } from '../kernel/done.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { SavedViewId } from '../kernel/ids.ts';
import { line, requiredLine } from '../kernel/text.ts';

/** The lists that can be looked at in ways of one's own. */
export const savedLists = ['items'] as const;
export const SavedList = z.enum(savedLists);

/** More than a person can keep apart. */
export const mostViews = 50;

/** How a list is looked at: as its address writes it, and which columns it shows; null for the usual ones. */
export const ViewState = z.object({
  search: z
    .record(requiredLine(40), line(400))
    .refine((search) => Object.keys(search).length <= 40, 'errors.tooMany:40'),
  columns: z.array(requiredLine(40)).max(40).nullable(),
});
export type ViewState = z.infer<typeof ViewState>;

export const SavedView = z.object({
  id: SavedViewId,
  version: z.int(),
  name: z.string(),
  shared: z.boolean(),
  /** Whether it is the caller's own, and whose it is otherwise. */
  own: z.boolean(),
  ownerName: z.string(),
  /** Whether the caller sees it first. */
  isDefault: z.boolean(),
  state: ViewState,
});
export type SavedView = z.infer<typeof SavedView>;

const tag = 'Saved views';
const facts = { name: requiredLine(60), shared: z.boolean(), state: ViewState };
/** Whoever may see the list may keep views of it. To share one is to change what all see, and takes the right to change the list's things. */
const access = { action: 'read', subject: 'Item' } as const;
const rows = z.object({ rows: z.array(SavedView) });

export const views = {
  list: endpoint({
    method: 'GET',
    path: '/views',
    summary: 'One’s own and shared ways of looking at a list',
    tag,
    access,
    change: false,
    limit: 'read',
  })
    .input(z.object({ list: SavedList.default('items') }))
    .output(rows),
  create: endpoint({
    method: 'POST',
    path: '/views',
    summary: 'Give a way of looking at a list a name',
    tag,
    access,
    change: 'view.saved',
    limit: 'change',
    successStatus: 201,
  })
    .input(z.object({ list: SavedList, ...facts, shared: facts.shared.default(false) }))
    .output(SavedView),
  change: endpoint({
    method: 'PATCH',
    path: '/views/{id}',
    summary: 'Rename, share or save a view anew',
    tag,
    access,
    change: 'view.changed',
    limit: 'change',
  })
    .input(
      z
        .object(facts)
        .partial()
        .extend({ id: SavedViewId, version: z.int().min(1) }),
    )
    .output(SavedView),
  remove: endpoint({
    method: 'DELETE',
    path: '/views/{id}',
    summary: 'Forget a view',
    tag,
    access,
    change: 'view.removed',
    limit: 'change',
  })
    .input(z.object({ id: SavedViewId }))
    .output(done),
  setDefault: endpoint({
    method: 'PUT',
    path: '/views/default',
    summary: 'Choose the view that one sees first; none for the plain list',
    tag,
    access,
    change: 'view.default-set',
    limit: 'change',
  })
    .input(z.object({ list: SavedList, viewId: SavedViewId.nullable() }))
    .output(rows),
};
