import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { setPreference } from '../../../platform/preferences/preference-store.ts';
import { accountEntries, type MenuItem, menu, shortcuts } from '../../menu.ts';
import { flatMenu } from '../../menu-rules.ts';
import { type FrameDialog, openDialog } from '../dialogs/dialog-store.ts';
import { signOut } from '../dialogs/sign-out.ts';
import { useMenu } from '../nav/use-menu.ts';
import type { Found } from './search-rules.ts';

/** In the order in which they are told. */
export const searchGroups = [
  'screens',
  'stagings',
  'moves',
  'clients',
  'properties',
  'items',
  'actions',
] as const;

export type SearchEntry = Found & {
  readonly group: (typeof searchGroups)[number];
  readonly run: () => void;
};

/** Everything the search knows: the screens the member may open, and what the frame can do. */
export const useSearchEntries = (): SearchEntry[] => {
  const { t } = useTranslation('app');
  const router = useRouter();
  const items = flatMenu(useMenu([...menu, ...accountEntries, ...shortcuts]));

  const screen = (item: MenuItem): SearchEntry => ({
    id: `${item.to}/${item.tab ?? ''}`,
    group: 'screens',
    title: t(`menu.${item.titleKey}`),
    run: () => void router.navigate({ to: item.to ?? '/', params: { tab: item.tab } }),
  });
  const action = (id: string, title: string, run: () => void): SearchEntry => ({
    id,
    group: 'actions',
    title,
    run,
  });
  const dialog = (name: FrameDialog, title: string) => action(name, title, () => openDialog(name));
  const theme = (choice: 'light' | 'dark' | 'system') =>
    action(`theme-${choice}`, `${t('frame.theme')}: ${t(`choice.theme.${choice}`)}`, () =>
      setPreference('theme', choice),
    );

  const screens = new Map(items.map((item) => [`${item.to}/${item.tab ?? ''}`, screen(item)]));
  return [
    ...screens.values(),
    dialog('customizer', t('frame.customize')),
    dialog('shortcuts', t('frame.keyboard')),
    theme('light'),
    theme('dark'),
    theme('system'),
    action('logout', t('frame.logout'), () => void signOut()),
  ];
};
