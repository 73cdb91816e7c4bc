import { Table } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../organizations/use-role-name.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { useUser } from '../../platform/session/session.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import classes from './access-control-page.module.css';
import { actions, subjects } from './access-words.ts';

/** What the member's role allows, as this browser knows it. The server decides each time by its own copy. */
export const AccessControlPage = () => {
  const { t } = useTranslation('app');
  const ability = useAbility();
  const { activeOrganization } = useUser();
  const roleName = useRoleName();
  return (
    <Page
      title={t('accessControl.title')}
      description={t('accessControl.body', {
        role: activeOrganization ? isolated(roleName(activeOrganization)) : '',
      })}
    >
      <Panel flush>
        <Table.ScrollContainer
          minWidth={520}
          scrollAreaProps={{
            viewportProps: { tabIndex: 0, 'aria-label': t('accessControl.title'), role: 'region' },
          }}
        >
          <Table verticalSpacing="sm" horizontalSpacing="md">
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t('accessControl.subject')}</Table.Th>
                {actions.map((action) => (
                  <Table.Th key={action} scope="col">
                    {t(`accessControl.actions.${action}`)}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {subjects.map((subject) => (
                <Table.Tr key={subject}>
                  <Table.Th scope="row">{t(`accessControl.subjects.${subject}`)}</Table.Th>
                  {actions.map((action) => {
                    const allowed = ability.can(action, subject);
                    return (
                      <Table.Td key={action}>
                        <span className={classes.answer} data-allowed={allowed}>
                          {allowed ? (
                            <IconCheck size={18} aria-hidden />
                          ) : (
                            <IconMinus size={18} aria-hidden />
                          )}
                          {allowed ? t('accessControl.yes') : t('accessControl.no')}
                        </span>
                      </Table.Td>
                    );
                  })}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Panel>
    </Page>
  );
};
