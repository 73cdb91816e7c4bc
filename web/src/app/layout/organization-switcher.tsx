import { Menu } from '@mantine/core';
import { IconCheck, IconSelector } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { forgetMemory } from '../../platform/session/forget.ts';
import { organizationSwitched, useUser } from '../../platform/session/session.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { InitialsAvatar } from '../../ui/initials-avatar.tsx';
import { problemText } from '../../ui/problem-text.ts';
import { toast } from '../../ui/toast.ts';
import classes from './organization-switcher.module.css';

/** Which organization one acts in; a menu of the others for those who have others. */
export const OrganizationSwitcher = () => {
  const { t } = useTranslation('app');
  const { activeOrganization: active, organizations } = useUser();
  const { switchTo, pending } = useSwitchOrganization();
  if (!active) return null;
  const face = (
    <>
      <InitialsAvatar name={active.name} size={28} />
      <span className={classes.name}>
        <Bdi>{active.name}</Bdi>
      </span>
    </>
  );
  if (organizations.length < 2) return <div className={classes.face}>{face}</div>;
  return (
    <Menu width="target" position="bottom-start">
      <Menu.Target>
        <button type="button" className={classes.button} disabled={pending} aria-label={t('frame.switchOrganization', { name: active.name })}>
          {face}
          <IconSelector size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        {organizations.map(({ id, name, roleName }) => (
          <Menu.Item
            key={id}
            role="menuitemradio"
            aria-checked={id === active.id}
            leftSection={<InitialsAvatar name={name} size={28} />}
            rightSection={id === active.id ? <IconCheck size={18} aria-hidden /> : null}
            onClick={() => id !== active.id && void switchTo({ organizationId: id })}
          >
            <Bdi>{name}</Bdi>
            <span className={classes.role}>{roleName}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};

/** Replaces the token and the organization, forgets what was read in the old one and starts at the dashboard. */
const useSwitchOrganization = () => {
  const { t } = useTranslation('app');
  const router = useRouter();
  const { submit, pending } = useSubmit(api.auth.switchOrganization, {
    onDone: async (answer) => {
      organizationSwitched(answer);
      forgetMemory();
      await router.navigate({ to: '/dashboard' });
      await router.invalidate();
      toast(t('frame.switchedTo', { name: answer.activeOrganization.name }));
    },
    onProblem: (problem) => {
      toast(problemText(problem), { tone: 'error' });
      return true;
    },
  });
  return { switchTo: submit, pending };
};
