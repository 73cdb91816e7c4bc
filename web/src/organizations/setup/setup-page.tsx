import { Button, Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../platform/api/query-client.ts';
import { QueryProvider } from '../../platform/api/query-provider.tsx';
import { useAbility } from '../../platform/session/ability.ts';
import { useSession } from '../../platform/session/session.ts';
import { useStepFocus } from '../../ui/form/use-step-focus.ts';
import { Results } from '../../ui/list/results.tsx';
import type { Moves } from './moves.ts';
import { NotForYou } from './not-for-you.tsx';
import { OrganizationStep } from './organization-step.tsx';
import { SetupLayout } from './setup-layout.tsx';
import type { SetupStep } from './setup-steps.ts';
import { StartStep } from './start-step.tsx';
import classes from './step.module.css';
import { StepProgress } from './step-progress.tsx';
import { TeamStep } from './team-step.tsx';
import { useSetup } from './use-setup.ts';
import { WarehouseStep } from './warehouse-step.tsx';

/** The founder of an organization makes it ready to work in: four short steps, each of which can wait. */
export const SetupPage = () => {
  const { user } = useSession();
  // After a logout the way to /login is already being taken.
  if (!user) return null;
  return (
    <QueryProvider>
      <Setup />
    </QueryProvider>
  );
};

const Setup = () => {
  // What forms say comes with the frame, which is not around this page.
  const { t } = useTranslation(['organizations/setup', 'ui/fields']);
  const ability = useAbility();
  const facts = useQuery(queries.dashboard.get.queryOptions());
  const setup = useSetup(facts.data);
  const heading = useStepFocus(setup.step ?? '');
  if (!ability.can('update', 'Organization')) return <NotForYou />;
  const later = (
    <Button variant="subtle" onClick={() => void setup.finish()}>
      {t('later')}
    </Button>
  );
  return (
    <SetupLayout end={later}>
      <Results of={facts} skeleton={<StepSkeleton />}>
        {(data) =>
          setup.step && (
            <>
              <StepProgress step={setup.step} steps={setup.steps} facts={data} />
              <Title order={1} ref={heading} tabIndex={-1} className={classes.title}>
                {t(`${setup.step}.title`)}
              </Title>
              <p className={classes.lead}>{t(`${setup.step}.lead`)}</p>
              <Step step={setup.step} before={setup.before} goOn={setup.goOn} />
            </>
          )
        }
      </Results>
    </SetupLayout>
  );
};

const Step = ({ step, ...moves }: Moves & { step: SetupStep }) => {
  switch (step) {
    case 'organization':
      return <OrganizationStep {...moves} />;
    case 'warehouse':
      return <WarehouseStep {...moves} />;
    case 'team':
      return <TeamStep {...moves} />;
    case 'start':
      return <StartStep {...moves} />;
  }
};

const StepSkeleton = () => (
  <Stack gap="lg">
    <Skeleton height={32} />
    <Skeleton height={36} width="60%" />
    <Skeleton height={64} />
    <Skeleton height={64} />
    <Skeleton height={64} />
  </Stack>
);
