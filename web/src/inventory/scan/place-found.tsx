import type { Scanned } from '@archway/contract/inventory/scan';
import { IconBuildingWarehouse } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import classes from './scan.module.css';

type Place = Extract<Scanned, { kind: 'location' }>['location'];

/** A place that this member puts nothing into: it is no longer in use, or they only look. */
export const PlaceFound = ({ place }: { place: Place }) => {
  const { t } = useTranslation('inventory/scan');
  return (
    <Panel>
      <p className={classes.count}>{t('place.pieces', { count: place.pieces })}</p>
      <p>{place.active ? t('place.mayNot') : t('place.inactive')}</p>
      <PlaceLink id={place.id} />
    </Panel>
  );
};

export const PlaceLink = ({ id }: { id: string }) => {
  const { t } = useTranslation('inventory/scan');
  return (
    <LinkButton
      to="/storage/$id"
      params={{ id }}
      size="lg"
      variant="default"
      leftSection={<IconBuildingWarehouse size={22} aria-hidden />}
    >
      {t('place.open')}
    </LinkButton>
  );
};
