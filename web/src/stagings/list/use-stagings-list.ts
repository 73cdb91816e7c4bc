import { useTranslation } from 'react-i18next';
import { useList } from '../../kit/list/use-list.ts';
import { type StagingsBound, stagingsKind, stagingsKindOf, viewModeOf } from './stagings-kind.ts';
import { useStagingColumns } from './use-staging-columns.tsx';

/** How the stagings are looked at: as every list, and in one of several views. */
export const useStagingsList = (bound?: StagingsBound) => {
  const { t } = useTranslation('stagings/list');
  const list = useList(bound ? stagingsKindOf(bound) : stagingsKind, useStagingColumns(bound), {
    plain: t('views.plain'),
  });
  return { ...list, viewMode: viewModeOf(list.value) };
};

export type StagingsList = ReturnType<typeof useStagingsList>;
