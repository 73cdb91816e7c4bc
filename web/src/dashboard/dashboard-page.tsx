import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../platform/api/query-client.ts';
import { useUser } from '../platform/session/session.ts';
import { Bdi } from '../ui/bdi.tsx';
import { Page } from '../ui/page.tsx';
import { Results } from '../ui/results.tsx';
import { dayPart } from './day-part.ts';
import { NextSteps, NextStepsSkeleton } from './next-steps.tsx';

/** A member's first screen: what to do next. It grows with what the organization does. */
export const DashboardPage = () => {
  const { t } = useTranslation('dashboard');
  const { firstName, activeOrganization } = useUser();
  const facts = useQuery(queries.dashboard.get.queryOptions());
  return (
    <Page
      title={
        <>
          {t(`greeting.${dayPart(new Date())}`)}, <Bdi>{firstName}</Bdi>
        </>
      }
      description={activeOrganization && <Bdi>{activeOrganization.name}</Bdi>}
    >
      <Results of={facts} skeleton={<NextStepsSkeleton />}>
        {(data) => <NextSteps facts={data} />}
      </Results>
    </Page>
  );
};
