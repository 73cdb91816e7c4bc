import { Skeleton, Stack } from '@mantine/core';
import { IconBell, IconId, IconShieldLock, IconUser } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from '../../platform/i18n/start-i18n.ts';
import { lazyTab, loadTabOfAddress } from '../../ui/layout/lazy-tabs.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Sections } from '../../ui/layout/sections.tsx';
import { TabLinks } from '../../ui/layout/tab-links.tsx';

const tabs = {
  profile: lazyTab(async () => {
    const [tab] = await Promise.all([import('./profile-tab.tsx'), loadWords('organizations')]);
    return tab.ProfileTab;
  }),
  account: lazyTab(async () => {
    const [tab] = await Promise.all([import('./account-tab.tsx'), loadWords('organizations')]);
    return tab.AccountTab;
  }),
  security: lazyTab(async () => (await import('./security-tab.tsx')).SecurityTab),
  notifications: lazyTab(async () => (await import('./notifications-tab.tsx')).NotificationsTab),
};

export const loadAccountTab = () => loadTabOfAddress(tabs);

type Tab = keyof typeof tabs;

const icons = { profile: IconUser, account: IconId, security: IconShieldLock, notifications: IconBell };

/** A signed-in person looks after themselves here: who they are, how they sign in, which mails they get. */
export const AccountPage = () => {
  const { t } = useTranslation('auth/account');
  const tab = useParams({ strict: false }).tab as Tab; // the route lets only known tabs through
  const names = Object.keys(tabs) as Tab[]; // keys of a const object
  const Shown = tabs[tab];
  return (
    <Page title={t('title')}>
      <TabLinks
        label={t('title')}
        to="/account/$tab"
        current={tab}
        tabs={names.map((name) => ({ tab: name, label: t(`tabs.${name}`), icon: icons[name] }))}
      />
      <Sections>
        <Suspense fallback={<TabSkeleton />}>
          <Shown />
        </Suspense>
      </Sections>
    </Page>
  );
};

const TabSkeleton = () => (
  <Stack gap="md" aria-hidden>
    <Skeleton height={180} radius="lg" />
    <Skeleton height={140} radius="lg" />
  </Stack>
);
