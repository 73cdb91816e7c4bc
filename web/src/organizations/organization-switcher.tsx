import { Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSelector } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from '../platform/i18n/start-i18n.ts';
import { useUser } from '../platform/session/session.ts';
import { InitialsAvatar } from '../ui/pictures/initials-avatar.tsx';
import classes from './organization-switcher.module.css';

/** What the menu shows comes when somebody is about to open it: most visits never do. */
const loadMenu = async () => {
  const words = loadWords('organizations');
  const { OrganizationMenu } = await import('./organization-menu.tsx');
  await words;
  return { default: OrganizationMenu };
};
const LazyMenu = lazy(loadMenu);
const CreateDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('./create-organization-dialog.tsx'),
    loadWords('organizations'),
  ]);
  return { default: dialog.CreateOrganizationDialog };
});

/** A member sees in which organization they act, goes to another of theirs, or founds one more. */
export const OrganizationSwitcher = () => {
  const { t } = useTranslation('app');
  const { activeOrganization: active } = useUser();
  const [creating, create] = useDisclosure();
  if (!active) return null;
  return (
    <>
      <Menu position="bottom-start" width={288}>
        <Menu.Target>
          <button
            type="button"
            className={classes.button}
            onPointerEnter={() => void loadMenu()}
            onFocus={() => void loadMenu()}
            aria-label={t('frame.switchOrganization', { name: active.name })}
          >
            <InitialsAvatar name={active.name} size={28} />
            <span className={classes.name}>
              <bdi>{active.name}</bdi>
            </span>
            <IconSelector size={16} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown className={classes.dropdown}>
          <Suspense>
            <LazyMenu onCreate={create.open} />
          </Suspense>
        </Menu.Dropdown>
      </Menu>
      {creating && (
        <Suspense>
          <CreateDialog opened onClose={create.close} />
        </Suspense>
      )}
    </>
  );
};
