import { moveSorts } from '@archway/contract/moves/move-fields';
import { moveAttentions } from '@archway/contract/moves/move-rules';
import { moveKinds, moveStatuses } from '@archway/contract/moves/states';
import { readDay, readId, readOneOf } from '../../ui/list/read-filter.ts';

/** One after the other, or a day or a week with a lane for each vehicle. */
const viewModes = ['list', 'day', 'week'] as const;
export type ViewMode = (typeof viewModes)[number];

/** The list of moves: what is to be done next comes first, what is over last. */
export const movesKind = {
  list: 'moves',
  columns: moveSorts,
  sort: { by: 'next', order: 'asc' },
  filters: {
    kind: readOneOf(moveKinds),
    status: readOneOf(moveStatuses),
    attention: readOneOf(moveAttentions),
    memberId: readId,
    vehicleId: readId,
    from: readDay,
    to: readDay,
  },
  options: { viewMode: { values: viewModes } },
} as const;

type Shown = { readonly options: Readonly<Record<string, string>> };

export const viewModeOf = ({ options }: Shown): ViewMode =>
  viewModes.find((mode) => mode === options['viewMode']) ?? 'list';
