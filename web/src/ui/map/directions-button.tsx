import { Button } from '@mantine/core';
import { IconDirections } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { directionsTo } from './directions-to.ts';

type DirectionsButtonProps = { address: string; size?: 'xs' | 'sm' };

/** How to get to an address, in the maps app of the phone or in a new tab. */
export const DirectionsButton = ({ address, size = 'sm' }: DirectionsButtonProps) => {
  const { t } = useTranslation('ui/fields');
  return (
    <Button
      component="a"
      href={directionsTo(address)}
      target="_blank"
      rel="noreferrer"
      variant="default"
      size={size}
      leftSection={<IconDirections size={18} aria-hidden />}
    >
      {t('directions')}
    </Button>
  );
};
