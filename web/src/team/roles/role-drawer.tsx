import { rightsOf } from '@archway/contract/kernel/access/rights';
import type { Role } from '@archway/contract/team/member';
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../organizations/use-role-name.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { SideDrawer } from '../../ui/overlay/side-drawer.tsx';
import { useKept } from '../../ui/overlay/use-kept.ts';
import { useMayReach } from '../use-roles.ts';
import { RightsEditor } from './rights-editor.tsx';
import { RoleForm } from './role-form.tsx';
import type { RoleInHand } from './role-in-hand.ts';
import { useRoleSummary } from './use-role-summary.ts';

export const RoleDrawer = ({ inHand, onClose }: { inHand: RoleInHand | null; onClose: () => void }) => {
  const { t } = useTranslation('team');
  const roleName = useRoleName();
  const mayUpdate = useAbility().can('update', 'Role');
  const shown = useKept(inHand);
  const role = shown?.role;
  const title = role ? roleName({ role: role.key, roleName: role.name }) : t('roles.create');
  const mayReach = useMayReach();
  const readOnly = role !== undefined && (role.builtIn || !mayUpdate || !mayReach(role.key));
  return (
    <SideDrawer opened={inHand !== null} onClose={onClose} size="lg" title={<bdi>{title}</bdi>}>
      {shown && !readOnly && (
        <RoleForm key={role ? role.id : shown.from?.key} inHand={shown} onClose={onClose} />
      )}
      {role && readOnly && <RoleFacts role={role} />}
    </SideDrawer>
  );
};

const RoleFacts = ({ role }: { role: Role }) => {
  const { t } = useTranslation('team');
  const summaryOf = useRoleSummary();
  return (
    <Stack>
      <Text>{summaryOf(role)}</Text>
      {role.builtIn && (
        <Text size="sm" c="dimmed">
          {t('roles.builtInHint')}
        </Text>
      )}
      <RightsEditor rights={rightsOf(role.rules)} />
    </Stack>
  );
};
