import { Drawer } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { OrganizationSwitcher } from '../../../organizations/organization-switcher.tsx';
import { ArchMark } from '../../../ui/layout/arch-mark.tsx';
import { product } from '../../title.ts';
import { openDialog } from '../dialogs/dialog-store.ts';
import { NavList } from './nav-list.tsx';
import classes from './overlay-nav.module.css';

/** The nav over the page, on screens of 1279 px and less. */
export const OverlayNav = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('app');
  return (
    <Drawer.Root opened onClose={onClose} size="19rem" classNames={looks} attributes={plainHeader}>
      <Drawer.Overlay backgroundOpacity={0.4} />
      <Drawer.Content data-nav-surface aria-label={t('frame.mainMenu')}>
        <Drawer.Header>
          <Drawer.Title>
            <ArchMark size={28} />
            {product}
          </Drawer.Title>
          <Drawer.CloseButton size="lg" aria-label={t('frame.closeMenu')} />
        </Drawer.Header>
        <Drawer.Body>
          <OrganizationSwitcher />
          <nav aria-label={t('frame.mainMenu')} className={classes.list}>
            <NavList />
          </nav>
          <button type="button" className={classes.foot} onClick={() => openDialog('customizer')}>
            <IconAdjustmentsHorizontal size={22} stroke={1.6} aria-hidden />
            {t('frame.customize')}
          </button>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
};

/** The head of the drawer is not the banner of the page. */
const plainHeader = { header: { role: 'none' } };

const looks = {
  content: classes.content ?? '',
  header: classes.head ?? '',
  title: classes.brand ?? '',
  close: classes.close ?? '',
  body: classes.body ?? '',
};
