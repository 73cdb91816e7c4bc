import { Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../organizations/use-role-name.ts';
import { languages } from '../../platform/i18n/languages.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { FactList } from '../../ui/layout/fact-list.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { InitialsAvatar } from '../../ui/pictures/initials-avatar.tsx';
import { Sentence, slot } from '../../ui/text/sentence.tsx';
import { AddressState } from './address-state.tsx';
import { OwnOrganizations } from './own-organizations.tsx';
import classes from './profile-tab.module.css';
import { useFreshUser } from './use-fresh-user.ts';

/** Anybody signed in sees at a glance who they are in Archway, and for which companies they act. */
export const ProfileTab = () => {
  const { t } = useTranslation('auth/account');
  const user = useFreshUser();
  const roleName = useRoleName();
  const { activeOrganization: active } = user;
  const name = `${user.firstName} ${user.lastName}`;
  const facts = [
    { name: t('fields.phone'), value: user.phone && <bdi>{user.phone}</bdi> },
    { name: t('fields.language'), value: languages.find(({ code }) => code === user.locale)?.label },
    {
      name: t('profile.twoFactor'),
      value: user.twoFactor ? t('profile.twoFactorOn') : t('profile.twoFactorOff'),
    },
  ];
  return (
    <>
      <Panel>
        <div className={classes.hero}>
          <InitialsAvatar name={name} size={80} />
          <div className={classes.words}>
            <Title order={2} className={classes.name}>
              <bdi>{name}</bdi>
            </Title>
            {active && (
              <p className={classes.role}>
                <Sentence text={t('profile.roleIn', { role: roleName(active), organization: slot })}>
                  {active.name}
                </Sentence>
              </p>
            )}
            <AddressState user={user} />
          </div>
          <LinkButton
            to="/account/$tab"
            params={{ tab: 'account' }}
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            {t('profile.edit')}
          </LinkButton>
        </div>
        <div className={classes.facts}>
          <FactList facts={facts} />
        </div>
      </Panel>
      <OwnOrganizations user={user} />
    </>
  );
};
