import type { Category } from '@archway/contract/inventory/category';
import { Button } from '@mantine/core';
import { IconPackages, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useScreenExists } from '../../platform/navigation/screen-exists.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Hero } from '../../ui/layout/hero.tsx';
import { Trail } from '../../ui/layout/trail.tsx';
import { MoreMenu } from '../../ui/overlay/more-menu.tsx';
import { ancestorsOf, childrenByParent, sumsWithin } from '../../ui/tree/tree-rows.ts';
import { CategoryMark } from './category-mark.tsx';
import { looksOf, plainLook } from './look-rules.ts';

type CategoryHeroProps = {
  category: Category;
  rows: readonly Category[];
  onEdit: () => void;
  onRemove: () => void;
};

/** Its icon and name, what it stands in, how much is in it, and how long its pieces rest between two homes. */
export const CategoryHero = ({ category, rows, onEdit, onRemove }: CategoryHeroProps) => {
  const { t } = useTranslation('inventory/categories');
  const ui = useTranslation('ui').t;
  const ability = useAbility();
  const exists = useScreenExists();
  const { id, name } = category;
  const all = sumsWithin(rows, ({ items }) => items).get(id) ?? category.items;
  const children = childrenByParent(rows).get(id)?.length ?? 0;
  const buffer = category.bufferDays;
  return (
    <Hero
      above={
        <Trail
          links={[
            { key: 'all', link: <Link to="/categories">{t('title')}</Link> },
            ...ancestorsOf(rows, id).map((each) => ({
              key: each.id,
              link: (
                <Link to="/categories/$id" params={{ id: each.id }}>
                  <bdi>{each.name}</bdi>
                </Link>
              ),
            })),
          ]}
        />
      }
      picture={<CategoryMark look={looksOf(rows).get(id) ?? plainLook} size={64} />}
      name={name}
      line={buffer !== null && t('bufferDays', { count: buffer })}
      numbers={[
        { value: ui('number', { value: all }), words: t('numbers.items', { count: all }) },
        ...(children > 0
          ? [
              {
                value: ui('number', { value: children }),
                words: t('numbers.subcategories', { count: children }),
              },
            ]
          : []),
      ]}
      actions={
        <>
          {exists('/inventory/category/$id') && all > 0 && (
            <LinkButton
              to="/inventory/category/$id"
              params={{ id }}
              leftSection={<IconPackages size={18} aria-hidden />}
            >
              {t('openInInventory')}
            </LinkButton>
          )}
          {ability.can('update', 'Category') && (
            <Button variant="default" leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
              {t('edit')}
            </Button>
          )}
          {ability.can('delete', 'Category') && <MoreMenu name={name} onRemove={onRemove} />}
        </>
      }
    />
  );
};
