import type { Category } from '@archway/contract/inventory/category';
import { Button, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import { childrenByParent, sumsWithin } from '../../ui/tree/tree-rows.ts';
import classes from './categories.module.css';
import { CategoryMark } from './category-mark.tsx';
import { looksOf, plainLook } from './look-rules.ts';
import { inOrder } from './position-rules.ts';

type SubCategoriesProps = { category: Category; rows: readonly Category[]; onAdd: () => void };

/** The kinds inside a kind, each a way in. Without any there is only the way to make one. */
export const SubCategories = ({ category, rows, onAdd }: SubCategoriesProps) => {
  const { t } = useTranslation('inventory/categories');
  const id = useId();
  const mayCreate = useAbility().can('create', 'Category');
  const children = inOrder(childrenByParent(rows).get(category.id) ?? []);
  const looks = looksOf(rows);
  const sums = sumsWithin(rows, ({ items }) => items);
  if (children.length === 0 && !mayCreate) return null;
  return (
    <section aria-labelledby={id}>
      <div className={classes.sectionHead}>
        <Title order={2} size="h3" id={id}>
          {t('inside')}
        </Title>
        {mayCreate && (
          <Button variant="subtle" leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
            {t('addInside')}
          </Button>
        )}
      </div>
      {children.length > 0 && (
        <ul className={classes.cards}>
          {children.map((child) => (
            <li key={child.id}>
              <Link to="/categories/$id" params={{ id: child.id }} className={classes.card}>
                <CategoryMark look={looks.get(child.id) ?? plainLook} size={40} />
                <span className={classes.cardWords}>
                  <span className={classes.cardName}>
                    <bdi>{child.name}</bdi>
                  </span>
                  <span className={classes.cardCount} data-tabular>
                    {t('items', { count: sums.get(child.id) ?? 0 })}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
