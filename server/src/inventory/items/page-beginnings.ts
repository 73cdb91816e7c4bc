import type { ItemsQuery } from '@archway/contract/inventory/item';
import type { OrgId } from '@archway/contract/kernel/ids';
import type { Beginning } from './item-page-store.ts';
import { everything, facetOf } from './item-tally-store.ts';

/** To come this far PostgreSQL walks over every name before. */
const farFrom = 1000;

/** Whether the page is one of the whole list by name, and far from its first. */
export const isFar = (query: ItemsQuery) =>
  (query.page - 1) * query.itemsPerPage >= farFrom &&
  facetOf(query) === everything &&
  !query.searchQuery &&
  !query.selectedCategory &&
  !query.status &&
  query.sortBy === 'name' &&
  query.orderBy !== 'desc';

/**
 * Where pages began that somebody has read: whoever reads on begins there. `mark` stands for all names of the organization
 * and their order; with another one, nothing that was known before is true.
 */
export const makeBeginnings = ({ organizations = 200, pages = 500 } = {}) => {
  const known = new Map<OrgId, { readonly mark: string; readonly pages: Map<number, Beginning> }>();
  return {
    /** The last one that is known before so many rows, and under which mark. */
    before: (orgId: OrgId, offset: number) => {
      const of = known.get(orgId);
      const reached = [...(of?.pages.keys() ?? [])].filter((at) => at <= offset);
      const beginning = of?.pages.get(Math.max(...reached));
      return of && beginning && { mark: of.mark, beginning };
    },
    remember: (orgId: OrgId, mark: string, beginning: Beginning) => {
      const before = known.get(orgId);
      const of = before?.mark === mark && before.pages.size < pages ? before : { mark, pages: new Map() };
      of.pages.set(beginning.at, beginning);
      // The one that was read last stands last, and the first is the one to go.
      known.delete(orgId);
      known.set(orgId, of);
      for (const oldest of known.keys()) if (known.size > organizations) known.delete(oldest);
    },
  };
};
