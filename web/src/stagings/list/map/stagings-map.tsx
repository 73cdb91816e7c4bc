import type { StagingStay } from '@archway/contract/stagings/staging';
import { isEnded } from '@archway/contract/stagings/staging-rules';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { TitledPanel } from '../../../ui/layout/titled-panel.tsx';
import { Results } from '../../../ui/list/results.tsx';
import { PointMap } from '../../../ui/map/point-map.tsx';
import { statusLooks } from '../../status-badge.tsx';
import { useStagingWords } from '../../use-staging-words.ts';
import { useToday } from '../../use-today.ts';
import classes from '../calendar/agenda.module.css';
import { DrawnSkeleton } from '../drawn-skeleton.tsx';
import { SomeStays } from '../some-stays.tsx';
import { StayLine } from '../stay-line.tsx';
import type { StagingsList } from '../use-stagings-list.ts';
import { useStays } from '../use-stays.ts';

const tones = {
  green: 'success',
  cyan: 'info',
  orange: 'warning',
  red: 'error',
  rose: 'brand',
  gray: 'quiet',
} as const;

/** Where the homes are: of what is going on or to come, or of whatever the filters name. */
export const StagingsMap = ({ list }: { list: StagingsList }) => {
  const { t } = useTranslation('stagings/list');
  const today = useToday();
  const { status, phase, from, to } = list.value.filters;
  const named = [status, phase, from, to].some(Boolean);
  const stays = useStays(list, named ? {} : { from: today });
  const { optionName } = useStagingWords();
  const shown = (rows: readonly StagingStay[]) =>
    named ? rows : rows.filter((stay) => !isEnded(stay.status));
  return (
    <Results
      of={stays}
      skeleton={<DrawnSkeleton />}
      isEmpty={({ rows }) => shown(rows).length === 0}
      empty={<EmptyState title={t('map.noneOpen')}>{t('map.noneOpenHint')}</EmptyState>}
    >
      {(page) => {
        const rows = shown(page.rows);
        const without = rows.filter(({ latitude, longitude }) => latitude === null || longitude === null);
        return (
          <>
            <SomeStays page={page} />
            <Panel>
              <PointMap
                height={480}
                label={t('map.label')}
                points={rows.flatMap(({ id, name, status: is, latitude, longitude }) =>
                  latitude === null || longitude === null
                    ? []
                    : [
                        {
                          id,
                          latitude,
                          longitude,
                          label: `${name} · ${optionName('status', is)}`,
                          tone: tones[statusLooks[is].color],
                          to: `/stagings/${id}/details`,
                        },
                      ],
                )}
              />
            </Panel>
            {without.length > 0 && (
              <TitledPanel title={t('map.without', { count: without.length })}>
                <p className={classes.nothing}>{t('map.withoutHint')}</p>
                <ul className={classes.list}>
                  {without.map((stay) => (
                    <li key={stay.id}>
                      <StayLine stay={stay} today={today} />
                    </li>
                  ))}
                </ul>
              </TitledPanel>
            )}
          </>
        );
      }}
    </Results>
  );
};
