import { Skeleton } from '@mantine/core';
import { IconBuilding, IconForms, IconHistory, IconShieldHalf, IconUsers } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from '../platform/i18n/start-i18n.ts';
import { useMay } from '../platform/session/may.ts';
import { useUser } from '../platform/session/session.ts';
import { NoAccess } from '../ui/feedback/no-access.tsx';
import { lazyTab, loadTabOfAddress } from '../ui/layout/lazy-tabs.ts';
import { Page } from '../ui/layout/page.tsx';
import { TabLinks } from '../ui/layout/tab-links.tsx';

const tabs = {
  details: lazyTab(async () => (await import('../organizations/details/details-tab.tsx')).DetailsTab),
  members: lazyTab(async () => (await import('./members-tab.tsx')).MembersTab),
  roles: lazyTab(async () => (await import('./roles/roles-tab.tsx')).RolesTab),
  fields: lazyTab(async () => {
    const [tab] = await Promise.all([
      import('../organizations/fields/fields-tab.tsx'),
      loadWords('organizations/fields'),
    ]);
    return tab.FieldsTab;
  }),
  audit: lazyTab(async () => {
    const [tab] = await Promise.all([import('../audit/audit-tab.tsx'), loadWords('audit')]);
    return tab.AuditTab;
  }),
};

export const loadOrganizationTab = () => loadTabOfAddress(tabs);

type Tab = keyof typeof tabs;

const icons = {
  details: IconBuilding,
  members: IconUsers,
  roles: IconShieldHalf,
  fields: IconForms,
  audit: IconHistory,
};
const reads = {
  details: 'organizations.get',
  members: 'members.list',
  roles: 'roles.list',
  fields: 'customFields.list',
  audit: 'audit.list',
} as const;

/** A member looks at their company: its facts, its people, who may do what, what it keeps of its items, and who changed what. */
export const OrganizationPage = () => {
  const { t } = useTranslation('team');
  const { activeOrganization } = useUser();
  const may = useMay();
  const tab = useParams({ strict: false }).tab as Tab; // the route lets only known tabs through
  const mayRead = (name: Tab) => may(reads[name]);
  const names = (Object.keys(tabs) as Tab[]).filter(mayRead); // keys of a const object
  const Shown = tabs[tab];
  return (
    <Page
      title={activeOrganization ? <bdi>{activeOrganization.name}</bdi> : t('title')}
      description={t('description')}
    >
      <TabLinks
        label={t('title')}
        to="/organization/$tab"
        current={tab}
        tabs={names.map((name) => ({ tab: name, label: t(`tabs.${name}`), icon: icons[name] }))}
      />
      {mayRead(tab) ? (
        <Suspense fallback={<Skeleton height={320} radius="lg" />}>
          <Shown />
        </Suspense>
      ) : (
        <NoAccess />
      )}
    </Page>
  );
};
