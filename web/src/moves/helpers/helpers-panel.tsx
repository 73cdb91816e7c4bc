import { type HelperDay, type HelperLink, mostOpenLinks } from '@archway/contract/moves/helpers/helper-link';
import type { Move } from '@archway/contract/moves/move';
import { isMoveEnded } from '@archway/contract/moves/move-rules';
import { Button, Text } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../inventory/item/use-day-text.ts';
import { api } from '../../platform/api/api.ts';
import { queries } from '../../platform/api/query-client.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { useToday } from '../../stagings/use-today.ts';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import { HelperLinkRow } from './helper-link-row.tsx';
import classes from './helpers.module.css';
import { type MadeLink, NewLinkDialog } from './new-link-dialog.tsx';

/** Who helps with a move without an account: the links by which they join, and who did. */
export const HelpersPanel = ({ move }: { move: Move }) => {
  const { t } = useTranslation('moves/helpers');
  const { data } = useQuery(queries.helpers.list.queryOptions({ input: { id: move.id } }));
  const rows = data?.rows ?? [];
  if (isMoveEnded(move.status) && rows.length === 0) return null;
  return (
    <TitledPanel title={t('title')}>
      {!isMoveEnded(move.status) &&
        (rows.filter(({ isOpen }) => isOpen).length < mostOpenLinks ? (
          <NewLinks move={move} />
        ) : (
          <Text c="dimmed">{t('full')}</Text>
        ))}
      {rows.length > 0 && (
        <ul className={classes.list} aria-label={t('list.label')}>
          {rows.map((link: HelperLink) => (
            <HelperLinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
    </TitledPanel>
  );
};

const NewLinks = ({ move }: { move: Move }) => {
  const { t } = useTranslation('moves/helpers');
  const dayText = useDayText();
  const today = useToday();
  const [made, setMade] = useState<MadeLink | null>(null);
  const make = useSubmit(api.helpers.create, { onAnswer: setMade, onProblem: toastProblem });
  const create = (on: HelperDay) => void make.submit({ id: move.id, on });
  return (
    <>
      <Text c="dimmed">{t('words')}</Text>
      <div className={classes.buttons}>
        <Button
          size="lg"
          variant="default"
          leftSection={<IconUserPlus size={20} aria-hidden />}
          loading={make.pending}
          onClick={() => create('today')}
        >
          {t('create.today')}
        </Button>
        {move.scheduledOn > today && (
          <Button size="lg" variant="default" disabled={make.pending} onClick={() => create('move')}>
            {t('create.move', { day: dayText(move.scheduledOn) })}
          </Button>
        )}
      </div>
      <NewLinkDialog made={made} onClose={() => setMade(null)} />
    </>
  );
};
