import type { Category } from '@archway/contract/inventory/category';
import { useMemo } from 'react';
import { type Look, looksOf } from '../categories/look-rules.ts';
import { useCategories } from '../categories/use-categories.ts';

export type CategoryLooks = ReadonlyMap<string, Look>;

const none: readonly Category[] = [];

/** The categories as they are told, and how each is shown: by its own icon or that of what it stands in. */
export const useCategoryLooks = () => {
  const rows = useCategories().data?.rows ?? none;
  const looks = useMemo(() => looksOf(rows), [rows]);
  return { rows, looks };
};
