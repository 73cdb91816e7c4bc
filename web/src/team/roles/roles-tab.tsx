import type { Role } from '@archway/contract/team/member';
import { Button, Skeleton, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../platform/api/query-client.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { Results } from '../../ui/list/results.tsx';
import { CompareRoles } from './compare-roles.tsx';
import { DeleteRoleDialog } from './delete-role-dialog.tsx';
import { RoleCard } from './role-card.tsx';
import { RoleDrawer } from './role-drawer.tsx';
import type { RoleInHand } from './role-in-hand.ts';
import classes from './roles.module.css';

/** Any member sees what each role may do; whoever may, makes roles of the company's own. */
export const RolesTab = () => {
  const { t } = useTranslation('team');
  const ability = useAbility();
  const roles = useQuery(queries.roles.list.queryOptions());
  const [inHand, setInHand] = useState<RoleInHand | null>(null);
  const [deleted, setDeleted] = useState<Role | null>(null);
  return (
    <>
      <div className={classes.top}>
        <p className={classes.intro}>{t('roles.intro')}</p>
        {ability.can('create', 'Role') && (
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setInHand({ role: undefined })}
          >
            {t('roles.create')}
          </Button>
        )}
      </div>
      <Results of={roles} skeleton={<Skeleton height={400} radius="lg" />}>
        {({ rows }) => (
          <>
            <ul className={classes.cards}>
              {rows.map((role) => (
                <RoleCard
                  key={role.key}
                  role={role}
                  onOpen={() => setInHand({ role })}
                  onCopy={() => setInHand({ role: undefined, from: role })}
                  onDelete={() => setDeleted(role)}
                />
              ))}
            </ul>
            <Title order={2} size="h3" mt="md" id="compare">
              {t('roles.compare')}
            </Title>
            <CompareRoles roles={rows} labelledBy="compare" />
          </>
        )}
      </Results>
      <RoleDrawer inHand={inHand} onClose={() => setInHand(null)} />
      <DeleteRoleDialog role={deleted} onClose={() => setDeleted(null)} />
    </>
  );
};
