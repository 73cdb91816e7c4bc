import type { Condition } from '@archway/contract/inventory/states';
import type { Unit, WorkOrder } from '@archway/contract/inventory/unit';
import type { UnitAction } from '@archway/contract/inventory/unit-actions';
import type { Api } from '../../../platform/api/api.ts';
import type { useFields } from '../../../ui/form/use-fields.ts';

/** What somebody wants to say, and of which pieces; without pieces they are asked for. */
export type Asked = {
  readonly action: UnitAction;
  readonly pieces?: readonly Unit[] | undefined;
  /** What happens once it is said: nothing stays chosen, say. */
  readonly onSaid?: (() => void) | undefined;
};

/** Everything one of the dialogs may ask; each asks for some of it. */
export type SayFields = {
  unitIds: string[];
  locationId: string | null;
  condition: Condition | '';
  kind: WorkOrder['kind'];
  price: string;
  note: string;
};

/** The form of the dialog, as each of its parts gets it. */
export type SayForm = ReturnType<typeof useFields<SayFields>>;

type Asks = {
  readonly place?: 'required' | 'optional';
  readonly condition?: 'damage' | 'any';
  readonly price?: true;
};

/** What is asked besides the pieces and a note. */
export const asks: Readonly<Record<UnitAction, Asks>> = {
  move: { place: 'required' },
  reportDamage: { condition: 'damage' },
  markMissing: {},
  markFound: { place: 'optional', condition: 'any' },
  retire: {},
  reinstate: { place: 'optional', condition: 'any' },
  sell: { price: true },
};

export const emptySaying: SayFields = {
  unitIds: [],
  locationId: null,
  condition: '',
  kind: 'repair',
  price: '',
  note: '',
};

type Said = Awaited<ReturnType<Api['units']['move']>>;

/** The call each action makes with what was filled in. Amounts are read already. */
export const calls: Readonly<
  Record<UnitAction, (api: Api, fields: SayFields & { amount: number | null }) => Promise<Said>>
> = {
  move: (api, { unitIds, locationId, note }) =>
    api.units.move({ unitIds, locationId: locationId ?? '', note }),
  reportDamage: (api, { unitIds, condition, kind, note }) =>
    api.units.reportDamage({ unitIds, condition: damageOf(condition), kind, note }),
  markMissing: (api, { unitIds, note }) => api.units.markMissing({ unitIds, note }),
  markFound: (api, fields) => api.units.markFound(foundOf(fields)),
  retire: (api, { unitIds, note }) => api.units.retire({ unitIds, note }),
  reinstate: (api, fields) => api.units.reinstate(foundOf(fields)),
  sell: (api, { unitIds, amount, note }) => api.units.sell({ unitIds, price: amount, note }),
};

export const damages = ['fair', 'poor', 'broken'] as const;

const damageOf = (condition: SayFields['condition']) =>
  damages.find((damage) => damage === condition) ?? 'broken';

const foundOf = ({ unitIds, locationId, condition, note }: SayFields) => ({
  unitIds,
  note,
  ...(locationId ? { locationId } : {}),
  ...(condition ? { condition } : {}),
});
