import type { Role } from '@archway/contract/team/member';
import { Badge, Menu } from '@mantine/core';
import { IconCopy, IconEye } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../organizations/use-role-name.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { MoreMenu } from '../../ui/overlay/more-menu.tsx';
import { useMayReach } from '../use-roles.ts';
import classes from './roles.module.css';
import { useRoleSummary } from './use-role-summary.ts';

type RoleCardProps = { role: Role; onOpen: () => void; onCopy: () => void; onDelete: () => void };

/** A role in one glance: its name, what it is for, how many have it. */
export const RoleCard = (props: RoleCardProps) => {
  const { role, onOpen } = props;
  const { t } = useTranslation('team');
  const name = useRoleName()({ role: role.key, roleName: role.name });
  const summaryOf = useRoleSummary();
  return (
    <li className={classes.card}>
      <div className={classes.heading}>
        <button type="button" className={classes.name} onClick={onOpen}>
          <bdi>{name}</bdi>
        </button>
        {!role.builtIn && (
          <Badge variant="light" size="sm">
            {t('roles.custom')}
          </Badge>
        )}
        <RoleMenu {...props} name={name} />
      </div>
      <p className={classes.about}>{summaryOf(role)}</p>
      {role.members > 0 ? (
        <Link
          to="/organization/$tab"
          params={{ tab: 'members' }}
          search={{ role: role.key } as never} // every route takes its own
          className={classes.members}
        >
          {t('roles.members', { count: role.members })}
        </Link>
      ) : (
        <span className={classes.nobody}>{t('roles.members', { count: 0 })}</span>
      )}
    </li>
  );
};

/** Only for those who can do more than look: the name opens the role for everybody. */
const RoleMenu = ({ role, name, onOpen, onCopy, onDelete }: RoleCardProps & { name: string }) => {
  const { t } = useTranslation('team');
  const ability = useAbility();
  const mayCreate = ability.can('create', 'Role');
  const mayReach = useMayReach();
  const own = !role.builtIn && mayReach(role.key);
  const mayEdit = own && ability.can('update', 'Role');
  const mayDelete = own && ability.can('delete', 'Role');
  if (!mayCreate && !mayEdit && !mayDelete) return null;
  return (
    <MoreMenu
      name={name}
      className={classes.menu}
      size={32}
      onEdit={mayEdit ? onOpen : undefined}
      onRemove={mayDelete ? onDelete : undefined}
      before={
        !mayEdit && (
          <Menu.Item leftSection={<IconEye size={18} aria-hidden />} onClick={onOpen}>
            {t('roles.look')}
          </Menu.Item>
        )
      }
    >
      {mayCreate && (
        <Menu.Item leftSection={<IconCopy size={18} aria-hidden />} onClick={onCopy}>
          {t('roles.copy')}
        </Menu.Item>
      )}
    </MoreMenu>
  );
};
