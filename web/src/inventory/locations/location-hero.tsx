import { mayRecordPieces } from '@archway/contract/inventory/device-events/record-rights';
import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { Badge, Button } from '@mantine/core';
import { IconPencil, IconPlus, IconScan } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useScreenExists } from '../../platform/navigation/screen-exists.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { KindMark } from '../../storage/kind-mark.tsx';
import { useLocationWords } from '../../storage/use-location-names.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Hero } from '../../ui/layout/hero.tsx';
import { Trail } from '../../ui/layout/trail.tsx';
import { MoreMenu } from '../../ui/overlay/more-menu.tsx';
import { ancestorsOf, childrenByParent, sumsWithin } from '../../ui/tree/tree-rows.ts';
import { sourcesOfLocation } from '../labels/label-sources.ts';
import { PrintLabelsButton } from '../labels/print-labels-button.tsx';
import classes from './locations.module.css';

type LocationHeroProps = {
  location: StorageLocation;
  rows: readonly StorageLocation[];
  onAdd: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

/** Its kind, code and name, what it stands in, and how much stands in it. */
export const LocationHero = ({ location, rows, onAdd, onEdit, onRemove }: LocationHeroProps) => {
  const { t } = useTranslation('storage');
  const { optionName } = useLocationWords();
  const ui = useTranslation('ui').t;
  const ability = useAbility();
  const exists = useScreenExists();
  const { id, name, kind, code, active, pieces } = location;
  const all = sumsWithin(rows, (row) => row.pieces).get(id) ?? pieces;
  const children = childrenByParent(rows).get(id)?.length ?? 0;
  return (
    <Hero
      above={
        <Trail
          links={[
            { key: 'all', link: <Link to="/storage">{t('title')}</Link> },
            ...ancestorsOf(rows, id).map((each) => ({
              key: each.id,
              link: (
                <Link to="/storage/$id" params={{ id: each.id }}>
                  <bdi>{each.name}</bdi>
                </Link>
              ),
            })),
          ]}
        />
      }
      picture={<KindMark kind={kind} size={64} />}
      name={name}
      badges={
        !active && (
          <Badge variant="light" color="gray">
            {t('inactive')}
          </Badge>
        )
      }
      line={
        <span className={classes.kind}>
          {code && (
            <bdi className={classes.code} dir="ltr">
              {code}
            </bdi>
          )}
          {optionName('kind', kind)}
        </span>
      }
      numbers={[
        { value: ui('number', { value: all }), words: t('numbers.all', { count: all }) },
        ...(children > 0
          ? [
              { value: ui('number', { value: pieces }), words: t('numbers.here') },
              {
                value: ui('number', { value: children }),
                words: t('numbers.locations', { count: children }),
              },
            ]
          : []),
      ]}
      actions={
        <>
          {exists('/scan/$id') && code && active && mayRecordPieces(ability) && (
            <LinkButton to="/scan/$id" params={{ id: code }} leftSection={<IconScan size={18} aria-hidden />}>
              {t('putAway')}
            </LinkButton>
          )}
          {ability.can('update', 'Item') && <PrintLabelsButton sources={sourcesOfLocation(location, rows)} />}
          {ability.can('create', 'StorageLocation') && active && (
            <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
              {t('addInside')}
            </Button>
          )}
          {ability.can('update', 'StorageLocation') && (
            <Button variant="default" leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
              {t('edit')}
            </Button>
          )}
          {ability.can('delete', 'StorageLocation') && <MoreMenu name={name} onRemove={onRemove} />}
        </>
      }
    />
  );
};
