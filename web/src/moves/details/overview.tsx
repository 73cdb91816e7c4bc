import type { Move } from '@archway/contract/moves/move';
import { Skeleton } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../platform/session/may.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import { LazyHelpersPanel } from '../helpers/lazy-panel.ts';
import { sheetsOf } from '../print/sheets.ts';
import classes from './details.module.css';
import { PlannedLines } from './planned-lines.tsx';
import { LazyStory } from './story/lazy-story.ts';

/** What somebody noted, what can be printed, and all that goes along. */
export const Overview = ({ move }: { move: Move }) => {
  const { t } = useTranslation('moves/details');
  const mayLead = useMay()('helpers.create');
  return (
    <>
      {move.notes && (
        <TitledPanel title={t('notes')}>
          <p className={classes.notes} dir="auto">
            {move.notes}
          </p>
        </TitledPanel>
      )}
      <TitledPanel title={t('documents')}>
        <div className={classes.documents}>
          {sheetsOf(move.kind).map((sheet) => (
            <LinkButton
              key={sheet}
              to="."
              search={((now: object) => ({ ...now, print: sheet })) as never} // every route takes its own
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
            >
              {t(`sheet.${sheet}`)}
            </LinkButton>
          ))}
        </div>
      </TitledPanel>
      {mayLead && (
        <Suspense>
          <LazyHelpersPanel move={move} />
        </Suspense>
      )}
      <PlannedLines move={move} />
      <Suspense fallback={<Skeleton height={160} radius="md" />}>
        <LazyStory move={move} />
      </Suspense>
    </>
  );
};
