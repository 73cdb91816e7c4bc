import type { Client } from '@archway/contract/clients/client';
import { clientFields } from '@archway/contract/clients/client-fields';
import type { ClientJobs } from '@archway/contract/stagings/staging';
import { Button, Skeleton, Stack } from '@mantine/core';
import { IconPhoneCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayIn } from '../../audit/days.ts';
import { useMoneyText } from '../../inventory/use-money-text.ts';
import { api } from '../../platform/api/api.ts';
import { queries } from '../../platform/api/query-client.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { useUser } from '../../platform/session/session.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';
import { useFieldText } from '../../ui/fields/use-field-text.ts';
import { FactList } from '../../ui/layout/fact-list.tsx';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import { Results } from '../../ui/list/results.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import classes from './parties.module.css';

/** What the jobs of a client come to, and when somebody last had to do with them. */
export const ClientJobsPanels = ({ client }: { client: Client }) => {
  const jobs = useQuery(queries.stagings.ofClient.queryOptions({ input: { clientId: client.id } }));
  return (
    <Results of={jobs} skeleton={<Skeleton height={160} radius="lg" />}>
      {({ money, changedAt }) => (
        <>
          {money && <MoneyPanel money={money} />}
          <LastContactPanel client={client} changedAt={changedAt} />
        </>
      )}
    </Results>
  );
};

const MoneyPanel = ({ money }: { money: NonNullable<ClientJobs['money']> }) => {
  const { t } = useTranslation('clients');
  const textOf = useMoneyText();
  return (
    <TitledPanel title={t('money.title')}>
      <FactList
        facts={(['soFar', 'forecast', 'monthly'] as const).map((name) => ({
          name: t(`money.${name}`),
          value: textOf(money[name]),
        }))}
      />
      <p className={classes.hint}>{t('money.hint')}</p>
    </TitledPanel>
  );
};

type LastContactPanelProps = { client: Client; changedAt: ClientJobs['changedAt'] };

/** A contact is what somebody noted; that a job changed is told as what it is. */
const LastContactPanel = ({ client, changedAt }: LastContactPanelProps) => {
  const { t } = useTranslation('clients');
  const textOf = useFieldText();
  const mayEdit = useAbility().can('update', 'Client');
  const { id, version, name, lastContactOn } = client;
  const today = dayIn(new Date(), useUser().activeOrganization?.timezone);
  const { submit, pending } = useSubmit(api.clients.change, {
    onDone: () => void toast(t('lastContact.logged', { name: isolated(name) }), { tone: 'success' }),
    onProblem: (problem) => {
      toastProblem(problem);
      return true;
    },
  });
  return (
    <TitledPanel title={t('lastContact.title')}>
      <Stack gap="sm" align="flex-start">
        {lastContactOn || changedAt ? (
          <FactList
            facts={[
              { name: t('lastContact.noted'), value: textOf(clientFields.lastContactOn, lastContactOn) },
              { name: t('lastContact.staging'), value: changedAt && <RelativeTime at={changedAt} /> },
            ]}
          />
        ) : (
          <p className={classes.nothing}>{t('lastContact.none')}</p>
        )}
        {mayEdit && lastContactOn !== today && (
          <Button
            variant="default"
            size="xs"
            loading={pending}
            leftSection={<IconPhoneCheck size={16} aria-hidden />}
            onClick={() => void submit({ id, version, lastContactOn: today })}
          >
            {t('lastContact.log')}
          </Button>
        )}
      </Stack>
    </TitledPanel>
  );
};
