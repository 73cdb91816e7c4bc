import type { SavedList, ViewState } from '@archway/contract/team/saved-view';

/** A list that can be looked at through views, whatever its own state is made of. */
export type ViewedList = {
  readonly list: SavedList;
  /** What the list is called when no view is open: "All items". */
  readonly plain: string;
  readonly mayShare: boolean;
  /** How it is looked at now: what is looked for, the order, the columns. Not the page. */
  readonly state: ViewState;
  /** A state as it would be written today; what is no longer understood is left out. */
  readonly readAnew: (state: ViewState) => ViewState;
  /** Nothing is looked for, and no page but the first. */
  readonly isBare: boolean;
  readonly show: (state: ViewState, how: { view: string | undefined; replace: boolean }) => void;
};

export const plainState: ViewState = { search: {}, columns: null };

/** Whether both show the same: order of fields and of writing aside. */
export const isSameView = ({ readAnew }: Pick<ViewedList, 'readAnew'>, one: ViewState, other: ViewState) =>
  canonical(readAnew(one)) === canonical(readAnew(other));

const canonical = ({ search, columns }: ViewState) =>
  JSON.stringify([Object.entries(search).sort(([a], [b]) => (a < b ? -1 : 1)), columns]);
