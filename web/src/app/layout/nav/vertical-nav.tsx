import { IconAdjustmentsHorizontal, IconPin, IconPinnedOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { setPreference, usePreferences } from '../../../platform/preferences/preference-store.ts';
import { ArchMark } from '../../../ui/layout/arch-mark.tsx';
import { product } from '../../title.ts';
import { openDialog } from '../dialogs/dialog-store.ts';
import { NavList } from './nav-list.tsx';
import classes from './vertical-nav.module.css';

/** The rail beside the page: icons alone until the pointer or the focus comes, then with their words. */
export const VerticalNav = () => {
  const { t } = useTranslation('app');
  const collapsed = usePreferences()['nav-collapsed'] === 'true';
  const pin = collapsed ? t('frame.keepMenuOpen') : t('frame.collapseMenu');
  return (
    <nav className={classes.nav} aria-label={t('frame.mainMenu')} data-nav-surface data-collapsed={collapsed}>
      <div className={classes.inner}>
        <div className={classes.head}>
          <Link to="/dashboard" className={classes.brand}>
            <ArchMark size={28} />
            <span className={classes.label}>{product}</span>
          </Link>
          <button
            type="button"
            className={`${classes.pin} ${classes.label}`}
            aria-label={pin}
            title={pin}
            onClick={() => setPreference('nav-collapsed', collapsed ? 'false' : 'true')}
          >
            {collapsed ? <IconPin size={18} aria-hidden /> : <IconPinnedOff size={18} aria-hidden />}
          </button>
        </div>
        <div className={classes.list}>
          <NavList />
        </div>
        <button type="button" className={classes.foot} onClick={() => openDialog('customizer')}>
          <IconAdjustmentsHorizontal size={22} stroke={1.6} aria-hidden />
          <span className={classes.label}>{t('frame.customize')}</span>
        </button>
      </div>
    </nav>
  );
};
