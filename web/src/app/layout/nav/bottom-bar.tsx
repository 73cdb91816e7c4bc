import { useTranslation } from 'react-i18next';
import { bottomBar } from '../../menu.ts';
import { isActive } from '../../menu-rules.ts';
import classes from './bottom-bar.module.css';
import { MenuLink } from './menu-link.tsx';
import { useCurrentRoute, useMenu } from './use-menu.ts';

/** Under the thumb on a phone. A bar with a single entry would only take room, so it appears with the second. */
export const BottomBar = () => {
  const { t } = useTranslation('app');
  const items = useMenu(bottomBar);
  const current = useCurrentRoute();
  if (items.length < 2) return null;
  return (
    <nav className={classes.bar} aria-label={t('frame.quickMenu')} data-bottom-bar>
      {items.map((item) => (
        <MenuLink key={item.titleKey} item={item} active={isActive(item, current)} className={classes.entry}>
          <item.icon size={24} stroke={1.6} aria-hidden />
          {t(`menu.${item.titleKey}`)}
        </MenuLink>
      ))}
    </nav>
  );
};
