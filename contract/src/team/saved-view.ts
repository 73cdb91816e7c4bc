import * as z from 'zod';
import { done } from '../kernel/api/done.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { SavedViewId } from '../kernel/ids.ts';
import { line, requiredLine } from '../kernel/text/text.ts';
import * as textLimits from '../kernel/text/text-limits.ts';
import { listSubjects } from './list-subjects.ts';

export type SavedList = keyof typeof listSubjects;
export const SavedList = z.enum(Object.keys(listSubjects) as SavedList[]); // its own keys

/** More than a person can keep apart. */
export const mostViews = 50;

/** How a list is looked at: as its address writes it, and which columns it shows; null for the usual ones. */
export const ViewState = z.object({
  search: z
    .record(requiredLine(40), line(400))
    .refine((search) => Object.keys(search).length <= 40, 'errors.tooMany:40'),
  columns: z.array(requiredLine(60)).max(100).nullable(),
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
const facts = { name: requiredLine(textLimits.viewName), shared: z.boolean(), state: ViewState };
/** Whoever may see the list may keep views of it. To share one is to change what all see, and takes the right to change the list's things. */
const access = { action: 'read', subject: 'Organization' } as const;
const rows = z.object({ rows: z.array(SavedView) });

export const views = {
  list: endpoint({
    method: 'GET',
    path: '/views',
    summary: 'List your own and shared views',
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
    summary: 'Save a view',
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
    summary: 'Change a saved view',
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
    summary: 'Delete a saved view',
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
    summary: 'Set the default view',
    tag,
    access,
    change: 'view.default-set',
    limit: 'change',
  })
    .input(z.object({ list: SavedList, viewId: SavedViewId.nullable() }))
    .output(rows),
};
