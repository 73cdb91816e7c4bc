import type { Scanned } from '@archway/contract/inventory/scan';
import { IconBuildingWarehouse } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import classes from './scan.module.css';

type Location = Extract<Scanned, { kind: 'location' }>['location'];

/** A location that this member puts nothing into: it is no longer in use, or they only look. */
export const LocationFound = ({ location }: { location: Location }) => {
  const { t } = useTranslation('inventory/scan');
  return (
    <Panel>
      <p className={classes.count}>{t('location.pieces', { count: location.pieces })}</p>
      <p>{location.active ? t('location.mayNot') : t('location.inactive')}</p>
      <LocationLink id={location.id} />
    </Panel>
  );
};

export const LocationLink = ({ id }: { id: string }) => {
  const { t } = useTranslation('inventory/scan');
  return (
    <LinkButton
      to="/storage/$id"
      params={{ id }}
      size="lg"
      variant="default"
      leftSection={<IconBuildingWarehouse size={22} aria-hidden />}
    >
      {t('location.open')}
    </LinkButton>
  );
};
