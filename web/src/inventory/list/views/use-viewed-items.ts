import { useTranslation } from 'react-i18next';
import type { ViewedList } from '../../../kit/list/viewed-list.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { useColumnChoice } from '../column-choice.ts';
import { isFiltered } from '../list-state.ts';
import type { ItemsList } from '../use-items-list.ts';
import { columnsOf, listStateOf, viewStateOf } from './view-rules.ts';

/** The list of items as views see it. */
export const useViewedItems = (list: ItemsList): ViewedList => {
  const { t } = useTranslation('inventory/list');
  const { columns, choose, custom } = useColumnChoice();
  return {
    list: 'items',
    plain: t('views.plain'),
    mayShare: useAbility().can('update', 'Item'),
    state: viewStateOf(list.value, columns),
    readAnew: (state) => viewStateOf(listStateOf(state), columnsOf(state, custom)),
    isBare: !isFiltered(list.value) && list.value.sortBy === '' && list.value.page === 1,
    show: (state, { view, replace }) => {
      if (view) choose(state.columns ? columnsOf(state, custom) : null);
      list.become(listStateOf(state), { view, replace });
    },
  };
};
