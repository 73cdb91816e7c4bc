import { useTranslation } from 'react-i18next';
import { useList } from '../../kit/list/use-list.ts';
import { movesKind, viewModeOf } from './moves-kind.ts';
import { useMoveColumns } from './use-move-columns.tsx';

/** How the moves are looked at: as every list, or on a board. */
export const useMovesList = () => {
  const { t } = useTranslation('moves');
  const list = useList(movesKind, useMoveColumns(), { plain: t('views.plain') });
  return { ...list, viewMode: viewModeOf(list.value) };
};

export type MovesList = ReturnType<typeof useMovesList>;
