import type { Shown } from '../../../inventory/scan/field/subject.ts';
import type { Extra } from '../extras/extra-rules.ts';
import type { CrewLine } from '../rules/crew-line.ts';
import type { Carried } from '../rules/leg-event.ts';
import { makeLegStore } from './leg-store.ts';

/** What is only counted, and how many of it somebody is to say. */
export type Counting = { readonly itemId: string; readonly name: string; readonly offered: number };

/** Something in the hands that goes into a bin nobody named yet. */
export type Homeless = {
  readonly carried: Carried;
  readonly line: CrewLine | undefined;
  readonly shown: Shown;
};

/** Something that is true of one piece only, said of a line that several share. */
export type Unnamed = {
  readonly line: CrewLine;
  readonly what: 'missing' | 'sold' | 'left' | 'tick';
};

export type LegView = {
  readonly counting?: Counting | undefined;
  readonly homeless?: Homeless | undefined;
  readonly unnamed?: Unnamed | undefined;
  /** The piece that was scanned last: damage is seen when it is in the hands. */
  readonly last?: Shown | undefined;
  /** It goes back because it is damaged: how badly is asked at once. */
  readonly isDamaged?: boolean;
  /** It came along without being planned: whoever may is asked whether it stays. */
  readonly extra?: Extra | undefined;
};

const views = makeLegStore<LegView>({});

/** What is asked on a leg: also what was scanned on another screen is answered there. */
export const viewOf = (key: string): LegView => views.get(key);
export const showOn = (key: string, view: LegView) => views.set(key, view);
export const useView = (key: string): LegView => views.use(key);

/** Whether a scan needs something that only its leg can ask for. */
export const isPrompting = ({ counting, homeless }: LegView) =>
  counting !== undefined || homeless !== undefined;
