import type { Clash } from '@archway/contract/stagings/promise';
import { Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../../inventory/item/use-day-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { problemText } from '../../../ui/feedback/problem-text.ts';
import { PlainDialog } from '../../../ui/overlay/plain-dialog.tsx';
import { useKept } from '../../../ui/overlay/use-kept.ts';
import { isolated, Sentence, slot } from '../../../ui/text/sentence.tsx';
import classes from './board.module.css';
import type { RefusedMove } from './use-move.ts';

type RefusedDialogProps = { refused: RefusedMove | null; onClose: () => void };

/** What stands in the way of a job going on. What can be done about it is on its page. */
export const RefusedDialog = ({ refused, onClose }: RefusedDialogProps) => {
  const { t } = useTranslation('stagings/list');
  const kept = useKept(refused);
  if (!kept) return null;
  const { staging } = kept;
  return (
    <PlainDialog
      opened={refused !== null}
      onClose={onClose}
      title={<Sentence text={t('board.refused', { name: slot })}>{staging.name}</Sentence>}
    >
      <Stack>
        <Reason refused={kept} />
        <Group justify="flex-end">
          <LinkButton to="/stagings/$id/$tab" params={{ id: staging.id, tab: 'details' }} data-autofocus>
            {t('board.openStaging')}
          </LinkButton>
        </Group>
      </Stack>
    </PlainDialog>
  );
};

const Reason = ({ refused: { problem, staging, to } }: { refused: RefusedMove }) => {
  const { t } = useTranslation('stagings/list');
  const day = useDayText({ dateStyle: 'medium' });
  const { code, facts } = problem;
  const clashes = (facts['clashes'] ?? []) as readonly Clash[]; // as the contract says
  const out = facts['out'];
  if (code === 'conflict' && typeof out === 'number') return <p>{t('board.stillOut', { count: out })}</p>;
  if (code === 'illegal_transition' && staging.status === 'confirmed' && to === 'ready')
    return <p>{t('board.needsDesign')}</p>;
  if (clashes.length === 0) return <p>{problemText(problem)}</p>;
  return (
    <div>
      <p>{t('board.clashes', { count: clashes.length })}</p>
      <ul className={classes.clashes}>
        {clashes.map(({ itemId, itemName, wanted, free, holders }) => (
          <li key={itemId}>
            <strong>
              <bdi>{itemName}</bdi>
            </strong>{' '}
            {t('board.clash', { wanted, free })}
            {holders.map(({ reservationId, name, to: until }) => (
              <span key={reservationId} className={classes.holder}>
                {t('board.holder', { name: isolated(name), day: day(until) })}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
};
