import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../platform/api/query-client.ts';
import { loadWords } from '../platform/i18n/start-i18n.ts';
import { useAbility } from '../platform/session/ability.ts';
import { useUser } from '../platform/session/session.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Page } from '../ui/layout/page.tsx';
import { Results } from '../ui/list/results.tsx';
import { Bdi } from '../ui/text/bdi.tsx';
import { NamedSentence } from '../ui/text/named-sentence.tsx';
import { dayPart } from './day-part.ts';
import { NextSteps, NextStepsSkeleton } from './next-steps.tsx';
import { Numbers, NumbersSkeleton } from './numbers.tsx';
import { StagingsNow } from './stagings-now.tsx';

/** Not everybody has moves today: it comes after what everybody has. */
const MovesToday = lazy(async () => {
  const [part] = await Promise.all([import('../moves/today/moves-today.tsx'), loadWords('moves')]);
  return { default: part.MovesToday };
});

/** A member's first screen: how the jobs are, and what to do next. */
export const DashboardPage = () => {
  const { t } = useTranslation('dashboard');
  const { firstName, activeOrganization } = useUser();
  return (
    <Page
      title={<NamedSentence text={t(`greeting.${dayPart(new Date())}`)} values={{ name: firstName }} />}
      description={activeOrganization && <Bdi>{activeOrganization.name}</Bdi>}
    >
      {activeOrganization ? (
        <Facts />
      ) : (
        <EmptyState title={t('nowhere.title')}>{t('nowhere.words')}</EmptyState>
      )}
    </Page>
  );
};

const Facts = () => {
  const facts = useQuery(queries.dashboard.get.queryOptions());
  const mayMoves = useAbility().can('read', 'Move');
  const skeleton = (
    <>
      <NumbersSkeleton />
      <NextStepsSkeleton />
    </>
  );
  return (
    <Results of={facts} skeleton={skeleton}>
      {(data) => (
        <>
          {data.stagings && <StagingsNow facts={data.stagings} />}
          {mayMoves && (
            <Suspense fallback={null}>
              <MovesToday />
            </Suspense>
          )}
          <Numbers facts={data} />
          <NextSteps facts={data} />
        </>
      )}
    </Results>
  );
};
