import type { StagingRow } from '@archway/contract/stagings/staging';
import { isEnded } from '@archway/contract/stagings/staging-rules';
import { type StagingStatus, stagingStatuses } from '@archway/contract/stagings/states';
import { useTranslation } from 'react-i18next';
import { Board } from '../../../kit/board/board.tsx';
import type { BoardKind } from '../../../kit/board/board-kind.ts';
import { api } from '../../../platform/api/api.ts';
import { queries } from '../../../platform/api/query-client.ts';
import { useMay } from '../../../platform/session/may.ts';
import { statusLooks } from '../../status-badge.tsx';
import { useStagingWords } from '../../use-staging-words.ts';
import type { StagingsList } from '../use-stagings-list.ts';
import { columnsFor, isFirstOpen, isWanted } from './board-rules.ts';
import { CardWords } from './card-words.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { useMove } from './use-move.ts';

/** Jobs by how far they are. */
export const StagingsBoard = ({ list }: { list: StagingsList }) => {
  const { t } = useTranslation('stagings/list');
  const { optionName } = useStagingWords();
  const move = useMove();
  const { filters } = list.value;
  const kind: BoardKind<StagingStatus, StagingRow> = {
    statuses: stagingStatuses,
    icons: statusLooks,
    statusName: (status) => optionName('status', status),
    columnsFor,
    words: (staging) => <CardWords staging={staging} />,
  };
  const lookOf = (status: StagingStatus) => {
    const isOpen = isFirstOpen(status, filters);
    return { isOpen, isFoldable: isWanted(status, filters) && (isEnded(status) || !isOpen) };
  };
  return (
    <>
      <Board
        label={t('board.label')}
        kind={kind}
        lookOf={lookOf}
        cardsOf={(status) => cardsOf(list, status)}
        movingId={move.pendingId}
        onMove={move.to}
        mayMove={useMay()('stagings.setStatus')}
      />
      <MoveDialog move={move.told} onClose={move.leave} />
    </>
  );
};

/** What is to come stands by its installation, what is over by the latest. */
const cardsOf = ({ query }: StagingsList, status: StagingStatus) => {
  const input = {
    ...query,
    phase: undefined,
    status,
    sortBy: 'installOn',
    orderBy: isEnded(status) ? 'desc' : 'asc',
    itemsPerPage: 10,
  } as const;
  return {
    key: queries.stagings.list.key({ input }),
    read: (page: number, signal: AbortSignal) => api.stagings.list({ ...input, page }, { signal }),
  };
};
