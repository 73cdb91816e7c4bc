import type { MoveConflict } from '@archway/contract/moves/day-rules';
import { peopleOf } from '@archway/contract/moves/day-rules';
import type { MoveRow } from '@archway/contract/moves/move';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../ui/text/sentence.tsx';
import classes from '../moves.module.css';

type ConflictWordsProps = {
  move: MoveRow;
  conflicts: readonly MoveConflict[];
  /** Every move of the same days. */
  all: readonly MoveRow[];
};

/** Who or what is needed somewhere else at the same time, and where. */
export const ConflictWords = ({ move, conflicts, all }: ConflictWordsProps) => {
  const { t, i18n } = useTranslation('moves');
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return conflicts.map(({ withId, people, vehicle }) => {
    const other = all.find(({ id }) => id === withId);
    if (!other) return null;
    const names = people.map((id) => isolated(nameOf(move, id)));
    const what = [...names, ...(vehicle && move.vehicleName ? [isolated(move.vehicleName)] : [])];
    return (
      <span key={withId} className={classes.flag} data-tone="conflict">
        <IconAlertTriangle size={16} aria-hidden />
        <span>
          {t('conflict', {
            what: list.format(what),
            number: other.number,
            name: isolated(other.stagingName),
            count: what.length,
          })}
        </span>
      </span>
    );
  });
};

const nameOf = (move: MoveRow, id: string) =>
  peopleOf(move).has(id) && move.leadId === id
    ? (move.leadName ?? '')
    : (move.crew.find((member) => member.id === id)?.name ?? '');
