import { treePaths } from '@archway/contract/kernel/tree-paths';
import { useMemo } from 'react';
import { useCategories } from '../../categories/use-categories.ts';
import { useOpenLocations } from '../../use-open-locations.ts';
import type { Named } from './read-rows.ts';

type Branch = {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly code?: string | null;
};

const none: readonly Branch[] = [];

/** The categories and the locations that are in use, by everything they may be called in a cell. */
export const useNamed = () => {
  const categories: readonly Branch[] = useCategories().data?.rows ?? none;
  const { rows } = useOpenLocations();
  return useMemo(() => {
    const locations = rows.filter(({ active }) => active);
    return {
      categories: namedOf(categories),
      locations: namedOf(locations),
      choices: { category: choicesOf(categories), location: choicesOf(locations) },
    };
  }, [categories, rows]);
};

const namedOf = (branches: readonly Branch[]): Named[] => {
  const paths = treePaths(branches);
  return branches.map(({ id, name, code }) => ({
    id,
    names: [...new Set([name, paths.get(id) ?? name, ...(code ? [code] : [])])],
  }));
};

/** A name that one thing alone has is enough; of several the whole way is offered. */
const choicesOf = (branches: readonly Branch[]): string[] => {
  const paths = treePaths(branches);
  const count = new Map<string, number>();
  for (const { name } of branches) count.set(name, (count.get(name) ?? 0) + 1);
  return branches.map(({ id, name }) => (count.get(name) === 1 ? name : (paths.get(id) ?? name)));
};
