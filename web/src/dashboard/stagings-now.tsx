import type { Dashboard } from '@archway/contract/dashboard/dashboard';
import { Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../ui/layout/panel.tsx';
import { RelativeDay } from '../ui/text/relative-day.tsx';
import classes from './numbers.module.css';
import { Count } from './numbers.tsx';
import nowClasses from './stagings-now.module.css';

type StagingsNowFacts = NonNullable<Dashboard['stagings']>;

/** What an owner wants to know in ten seconds. Each number leads to the jobs that it counts. */
export const StagingsNow = ({ facts }: { facts: StagingsNowFacts }) => {
  const { t } = useTranslation('dashboard');
  const { next, today, ...counts } = facts;
  if (next.length === 0 && Object.values(counts).every((count) => count === 0)) return null;
  const tile = (key: keyof typeof counts, search: Record<string, string>) => (
    <li>
      <Link
        to="/stagings"
        search={search as never} // the list's own
        className={classes.tile}
        data-warns={(key === 'late' || key === 'bumped') && counts[key] > 0}
      >
        <Count value={counts[key]} words={t(`stagings.${key}`, { count: counts[key] })} />
      </Link>
    </li>
  );
  return (
    <>
      <ul className={classes.numbers}>
        {tile('live', { status: 'live' })}
        {tile('ending', { attention: 'ending' })}
        {tile('late', { attention: 'late' })}
        {tile('bumped', { attention: 'bumped' })}
      </ul>
      {next.length > 0 && <Upcoming next={next} today={today} />}
    </>
  );
};

const Upcoming = ({ next, today }: Pick<StagingsNowFacts, 'next' | 'today'>) => {
  const { t } = useTranslation('dashboard');
  const id = useId();
  return (
    <Panel labelledBy={id}>
      <Title order={2} size="h3" id={id}>
        {t('upcoming.title')}
      </Title>
      <ol className={nowClasses.list}>
        {next.map(({ stagingId, name, kind, on }) => (
          <li key={`${kind}${stagingId}`} className={nowClasses.line}>
            <span className={nowClasses.when}>
              <RelativeDay day={on} today={today} />
            </span>
            <span className={nowClasses.kind}>{t(`upcoming.${kind}`)}</span>
            <Link
              to="/stagings/$id/$tab"
              params={{ id: stagingId, tab: 'details' }}
              className={nowClasses.name}
            >
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  );
};
