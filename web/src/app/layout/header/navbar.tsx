import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { OrganizationSwitcher } from '../../../organizations/organization-switcher.tsx';
import { translationEnabled } from '../../../platform/i18n/language.ts';
import { loadWords } from '../../../platform/i18n/start-i18n.ts';
import { useOutboxNeeded } from '../../../platform/outbox/use-outbox-needed.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { ArchMark } from '../../../ui/layout/arch-mark.tsx';
import { loadScansPage } from '../../load-scans-page.ts';
import { product } from '../../title.ts';
import { openDialog } from '../dialogs/dialog-store.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import classes from './navbar.module.css';
import { NotificationsMenu } from './notifications-menu.tsx';
import { ShortcutsMenu } from './shortcuts-menu.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { useCarriedDevice } from './use-carried-device.ts';

/** Comes after the frame, where anything was ever scanned. Without a network it comes with the next page. */
const OutboxPill = lazy(async () => {
  const [pill] = await Promise.all([
    import('../../../inventory/scans/outbox-pill.tsx').catch(() => undefined),
    loadWords('inventory/scans').catch(() => undefined),
  ]);
  // The list of what waits is wanted most where there is no network to bring it.
  loadScansPage().catch(() => undefined);
  return { default: pill?.OutboxPill ?? (() => null) };
});

/** For devices that are carried along: what there is to do today and tomorrow. */
const MovesAhead = lazy(async () => {
  const ahead = await import('../../../moves/crew/ahead/moves-ahead.tsx').catch(() => undefined);
  return { default: ahead?.MovesAhead ?? (() => null) };
});

const Outbox = () => {
  const isNeeded = useOutboxNeeded();
  const isCarried = useCarriedDevice();
  return (
    (isNeeded || isCarried) && (
      <Suspense>
        <OutboxPill />
        {isCarried && <MovesAhead />}
      </Suspense>
    )
  );
};

type NavbarProps = {
  /** The nav is an overlay, opened from here. */
  overlay: boolean;
  /** The nav is horizontal and stands in the navbar (as children). */
  horizontal: boolean;
  children: ReactNode;
};

export const Navbar = ({ overlay, horizontal, children }: NavbarProps) => (
  <header className={classes.navbar} data-overlay={overlay}>
    <div className={classes.bar}>
      {overlay && <BurgerButton />}
      {(overlay || horizontal) && (
        <Link to="/dashboard" className={classes.brand} aria-label={product}>
          <ArchMark size={28} />
          <span>{product}</span>
        </Link>
      )}
      <SearchButton />
      <div className={classes.controls}>
        <Outbox />
        <div className={classes.wide}>
          <OrganizationSwitcher />
        </div>
        {translationEnabled && <LanguageMenu />}
        <ThemeMenu />
        <ShortcutsMenu />
        <NotificationsMenu />
        <AccountMenu />
      </div>
    </div>
    {children}
  </header>
);

const BurgerButton = () => {
  const { t } = useTranslation('app');
  return (
    <IconButton label={t('frame.openMenu')} onClick={() => openDialog('menu')} aria-haspopup="dialog">
      <IconMenu2 size={22} stroke={1.6} aria-hidden />
    </IconButton>
  );
};

const SearchButton = () => {
  const { t } = useTranslation('app');
  return (
    <button
      type="button"
      className={classes.search}
      onClick={() => openDialog('search')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
    >
      <IconSearch size={20} stroke={1.6} aria-hidden />
      <span className={classes.searchWords}>{t('frame.search')}</span>
      <span className={classes.key} aria-hidden="true">
        {isMac ? '⌘K' : 'Ctrl K'}
      </span>
    </button>
  );
};

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);
