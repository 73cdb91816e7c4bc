import { useCountedItems } from '../use-counted-items.ts';
import type { ItemsList } from './use-items-list.ts';

/** A page of items, with their custom fields when one of them is a column. */
export const useItems = ({ input, showsCustom, viewMode }: ItemsList) => {
  const wanted = showsCustom && viewMode === 'list';
  return useCountedItems({ ...input, ...(wanted ? { include: 'customFields' } : {}) });
};

export type Items = ReturnType<typeof useItems>;

/** How many items there are, once that is known. */
export const totalOf = ({ data }: Items) => (data?.isMore ? undefined : data?.total);
