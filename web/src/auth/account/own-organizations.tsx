import { Badge, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CreateOrganizationDialog } from '../../organizations/create-organization-dialog.tsx';
import { LeaveOrganizationDialog } from '../../organizations/leave-organization-dialog.tsx';
import { useEnterOrganization } from '../../organizations/use-enter-organization.ts';
import { useRoleName } from '../../organizations/use-role-name.ts';
import type { StoredUser } from '../../platform/session/stored-session.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { InitialsAvatar } from '../../ui/pictures/initials-avatar.tsx';
import classes from './profile-tab.module.css';

/** The companies one acts for: go to another one, leave this one, found a new one. */
export const OwnOrganizations = ({ user }: { user: StoredUser }) => {
  const { t } = useTranslation('auth/account');
  const [creating, create] = useDisclosure();
  const [leaving, leave] = useDisclosure();
  const { enter, pending } = useEnterOrganization();
  const roleName = useRoleName();
  const active = user.activeOrganization;
  const createButton = (
    <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={create.open}>
      {user.organizations.length > 0 ? t('organizations.create') : t('organizations.createFirst')}
    </Button>
  );
  return (
    <>
      <FormSection
        title={t('organizations.title')}
        description={t('organizations.description')}
        footer={user.organizations.length > 0 ? createButton : undefined}
      >
        {user.organizations.length === 0 ? (
          <EmptyState title={t('organizations.none')} action={createButton}>
            {t('organizations.noneHint')}
          </EmptyState>
        ) : (
          <ul className={classes.list}>
            {user.organizations.map((organization) => (
              <li key={organization.id} className={classes.organization}>
                <InitialsAvatar name={organization.name} size={40} />
                <span className={classes.organizationWords}>
                  <span className={classes.organizationName}>
                    <bdi>{organization.name}</bdi>
                  </span>
                  <bdi className={classes.organizationRole}>{roleName(organization)}</bdi>
                </span>
                <span className={classes.organizationActions}>
                  {organization.id === active?.id ? (
                    <>
                      <Badge variant="light">{t('organizations.current')}</Badge>
                      <Button variant="subtle" color="red" size="sm" onClick={leave.open}>
                        {t('organizations.leave')}
                      </Button>
                    </>
                  ) : (
                    <Button
                      variant="default"
                      size="sm"
                      disabled={pending}
                      aria-label={t('organizations.switchTo', { name: organization.name })}
                      onClick={() => void enter(organization.id)}
                    >
                      {t('organizations.switch')}
                    </Button>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </FormSection>
      <CreateOrganizationDialog opened={creating} onClose={create.close} />
      {active && <LeaveOrganizationDialog opened={leaving} organization={active} onClose={leave.close} />}
    </>
  );
};
