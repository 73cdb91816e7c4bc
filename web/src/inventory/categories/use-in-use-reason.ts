import { useTranslation } from 'react-i18next';

/** Why the server keeps a category: what it counted in there, archived items too. */
export const useInUseReason = () => {
  const { t } = useTranslation('inventory/categories');
  return (facts: Readonly<Record<string, unknown>>): string => {
    const items = Number(facts['items'] ?? 0);
    const children = Number(facts['children'] ?? 0);
    if (items > 0 && children > 0)
      return t('inUse.both', {
        items: t('items', { count: items }),
        children: t('subcategories', { count: children }),
      });
    return children > 0 ? t('inUse.children', { count: children }) : t('inUse.items', { count: items });
  };
};
