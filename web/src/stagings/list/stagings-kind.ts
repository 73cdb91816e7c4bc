import { stagingFields, stagingSorts } from '@archway/contract/stagings/staging-fields';
import { attentions, phases } from '@archway/contract/stagings/staging-rules';
import { stagingStatuses } from '@archway/contract/stagings/states';
import { boundTo } from '../../kit/list/list-kind.ts';
import { tableFilters } from '../../kit/list/table-filters.ts';
import { readDay, readId, readOneOf } from '../../ui/list/read-filter.ts';

/** Everything at a glance, by how far it is, by the days, side by side over weeks, or by where it is. */
const viewModes = ['list', 'board', 'calendar', 'timeline', 'map'] as const;
export type ViewMode = (typeof viewModes)[number];

/** What the lines of the timeline are, and how much of a year is seen at once. */
const timelineRows = ['stagings', 'designers'] as const;
export type TimelineRows = (typeof timelineRows)[number];
const zooms = ['weeks', 'months'] as const;
export type Zoom = (typeof zooms)[number];

const filters = {
  ...tableFilters(stagingFields),
  phase: readOneOf(phases),
  status: readOneOf(stagingStatuses),
  attention: readOneOf(attentions),
  designerId: readId,
  clientId: readId,
  /** Only what is bound to a property is narrowed to one. */
  propertyId: (): string | undefined => undefined,
  from: readDay,
  to: readDay,
};

/** The list of stagings: what has to be done next comes first, what is over last. */
export const stagingsKind = {
  list: 'stagings',
  columns: stagingSorts,
  sort: { by: 'next', order: 'asc' },
  filters,
  options: { viewMode: { values: viewModes }, rows: { values: timelineRows }, zoom: { values: zooms } },
} as const;

type Shown = { readonly options: Readonly<Record<string, string>> };

export const viewModeOf = ({ options }: Shown): ViewMode =>
  viewModes.find((mode) => mode === options['viewMode']) ?? 'list';

export const timelineOf = ({ options }: Shown): { rows: TimelineRows; zoom: Zoom } => ({
  rows: timelineRows.find((each) => each === options['rows']) ?? 'stagings',
  zoom: zooms.find((each) => each === options['zoom']) ?? 'weeks',
});

/** Whose stagings: of one client, in whatever part, or in one property. */
export type StagingsBound = { readonly clientId: string } | { readonly propertyId: string };

/** The same of some stagings, which are only listed. */
export const stagingsKindOf = (bound: StagingsBound) => boundTo({ ...stagingsKind, options: {} }, bound);
