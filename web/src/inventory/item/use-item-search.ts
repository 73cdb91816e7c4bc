import { useSearch } from '@tanstack/react-router';

const itemTabs = ['pieces', 'history', 'details', 'orders'] as const;
export type ItemTab = (typeof itemTabs)[number];

/** What the address says besides the item: the tab, whether it is being edited, the one piece whose history is meant. */
export const useItemSearch = () => {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  return {
    tab: itemTabs.find((tab) => tab === raw['tab']) ?? itemTabs[0],
    editing: raw['edit'] === '1',
    unit: typeof raw['unit'] === 'string' ? raw['unit'] : undefined,
  };
};
