import { workOrderKinds, workOrderStatuses } from '@archway/contract/inventory/states';
import { workOrderSorts } from '@archway/contract/inventory/work-order';
import { readOneOf } from '../../ui/list/read-filter.ts';

const viewModes = ['list', 'board'] as const;
export type ViewMode = (typeof viewModes)[number];

/** What is not done stands first. */
export const ordersKind = {
  list: 'workOrders',
  columns: workOrderSorts,
  sort: { by: 'status', order: 'asc' },
  filters: { kind: readOneOf(workOrderKinds), status: readOneOf(workOrderStatuses) },
  options: { viewMode: { values: viewModes } },
} as const;

export const viewModeOf = ({ options }: { readonly options: Readonly<Record<string, string>> }): ViewMode =>
  viewModes.find((mode) => mode === options['viewMode']) ?? 'list';
