import { Drawer, type DrawerProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Where short things are made and changed: at the end of the screen, with a close button that has a name. */
export const SideDrawer = (props: DrawerProps) => {
  const { t } = useTranslation('ui');
  return <Drawer position="right" closeButtonProps={{ 'aria-label': t('close') }} {...props} />;
};
