import type { Role } from '@archway/contract/team/member';
import { NativeSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../kit/remove/remove-dialog.tsx';
import { useRoleName } from '../../organizations/use-role-name.ts';
import { api } from '../../platform/api/api.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { isolated } from '../../ui/text/sentence.tsx';
import { useGivableRoles } from '../use-roles.ts';

export const DeleteRoleDialog = ({ role, onClose }: { role: Role | null; onClose: () => void }) =>
  role && <Confirmation key={role.key} role={role} onClose={onClose} />;

/** Whoever has it gets another role; whoever may not give roles is told why it stays. */
const Confirmation = ({ role, onClose }: { role: Role; onClose: () => void }) => {
  const { t } = useTranslation('team');
  const ability = useAbility();
  const roleName = useRoleName();
  const givable = useGivableRoles().filter(({ key }) => key !== role.key);
  const { id, name, members } = role;
  return (
    <RemoveDialog
      onClose={onClose}
      name={name}
      titleOf={(slot) => t('roles.deleteTitle', { name: slot })}
      done={t('roles.deleted', { name: isolated(name) })}
      send={async (moveTo, options) => id && api.roles.remove({ id, moveTo }, options)}
      reasonOf={({ code }) => (code === 'in_use' ? t('roles.inUse') : undefined)}
      moving={{
        known: { members },
        words: {
          members: (count) => t('roles.members', { count }),
          invitations: (count) => t('roles.invitations', { count }),
        },
        allowed: ability.can('update', 'Member') && ability.can('create', 'Invitation'),
        field: ({ label, value, onChange, error }) => (
          <NativeSelect
            label={label}
            error={error}
            required
            value={value ?? ''}
            onChange={(event) => onChange(event.currentTarget.value || null)}
            data={[
              { value: '', label: '' },
              ...givable.map((each) => ({
                value: each.key,
                label: roleName({ role: each.key, roleName: each.name }),
              })),
            ]}
          />
        ),
      }}
    >
      {members > 0 ? (
        <Link
          to="/organization/$tab"
          params={{ tab: 'members' }}
          search={{ role: role.key } as never} // every route takes its own
        >
          {t('roles.seeMembers')}
        </Link>
      ) : (
        t('roles.deleteBody')
      )}
    </RemoveDialog>
  );
};
