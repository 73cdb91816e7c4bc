import type { Item } from '@archway/contract/inventory/item';
import { Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useScreenExists } from '../../../platform/navigation/screen-exists.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Trail } from '../../../ui/layout/trail.tsx';
import { ancestorsOf } from '../../../ui/tree/tree-rows.ts';
import { useCategories } from '../../categories/use-categories.ts';
import { ArrangePictures } from '../../pictures/arrange-pictures.tsx';
import { Gallery } from '../../pictures/gallery.tsx';
import { ItemStatusBadge, StatusBadge } from '../../status-badge.tsx';
import { AvailabilityStrip } from '../availability/availability-strip.tsx';
import classes from '../item.module.css';
import type { ItemTabProps } from '../item-tab.ts';
import { ItemActions } from './item-actions.tsx';
import { ItemNumbers } from './item-numbers.tsx';
import { KeyFacts } from './key-facts.tsx';

/** What one sees first: the pictures, the name, the numbers that matter, whether it is free, and what can be done. */
export const ItemHero = ({ item, onRecord }: ItemTabProps) => {
  const mayChange = useAbility().can('update', 'Item');
  const [arranging, arrange] = useDisclosure();
  return (
    <>
      <header className={classes.head}>
        <ItemTrail item={item} />
        <div className={classes.heading}>
          <div className={classes.title}>
            <Title order={1} className={classes.name}>
              <bdi>{item.name}</bdi>
            </Title>
            <StatusBadge status={item.shownStatus} counts={item.counts} />
            {item.status !== 'active' && <ItemStatusBadge status={item.status} />}
          </div>
          <div className={classes.actions}>
            <ItemActions item={item} onRecord={onRecord} />
          </div>
        </div>
      </header>
      <Panel>
        <div className={classes.hero}>
          <Gallery
            name={item.name}
            pictures={item.pictures}
            onArrange={mayChange ? arrange.open : undefined}
          />
          <div className={classes.words}>
            <ItemNumbers item={item} />
            <KeyFacts item={item} />
            <AvailabilityStrip item={item} />
          </div>
        </div>
      </Panel>
      <ArrangePictures
        opened={arranging}
        onClose={arrange.close}
        ids={item.pictures.map(({ id }) => id)}
        send={async (pictureIds, seenIds) => {
          await api.items.setPictures({ id: item.id, pictureIds, seenIds });
        }}
      />
    </>
  );
};

const ItemTrail = ({ item }: { item: Item }) => {
  const { t } = useTranslation('inventory/item');
  const exists = useScreenExists();
  const rows = useCategories().data?.rows ?? [];
  const kinds = [...ancestorsOf(rows, item.categoryId), { id: item.categoryId, name: item.categoryName }];
  return (
    <Trail
      links={[
        { key: 'all', link: <Link to="/inventory">{t('inventory')}</Link> },
        ...kinds.map(({ id, name }) => ({
          key: id,
          link: exists('/inventory/category/$id') ? (
            <Link to="/inventory/category/$id" params={{ id }}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          ),
        })),
      ]}
    />
  );
};
