import { type Condition, damages } from '@archway/contract/inventory/states';
import type { UnitAction } from '@archway/contract/inventory/unit-actions';
import type { WorkOrder } from '@archway/contract/inventory/work-order';
import type { Api } from '../../../platform/api/api.ts';
import type { useFields } from '../../../ui/form/use-fields.ts';

/** A piece that something is recorded of; by its code only where nobody could be asked which it is. */
export type RecordedPiece = { readonly id: string; readonly code: string };

/** What somebody wants to say, and of which pieces; without pieces they are asked for. */
export type RecordRequest = {
  readonly action: UnitAction;
  readonly pieces?: readonly RecordedPiece[] | undefined;
  /** What happens once it is said: nothing stays chosen, say. */
  readonly onRecorded?: (() => void) | undefined;
};

/** Everything one of the dialogs may ask; each asks for some of it. */
export type RecordFields = {
  unitIds: string[];
  locationId: string | null;
  condition: Condition | '';
  kind: WorkOrder['kind'];
  price: string;
  note: string;
};

/** The same as it is recorded: amounts are read already. */
export type FilledRecord = RecordFields & { readonly amount: number | null };

/** The form of the dialog, as each of its parts gets it. */
export type RecordForm = ReturnType<typeof useFields<RecordFields>>;

type Inputs = {
  readonly location?: 'required' | 'optional';
  readonly condition?: 'damage' | 'any';
  readonly price?: true;
};

/** What is asked besides the pieces and a note. */
export const inputsOf: Readonly<Record<UnitAction, Inputs>> = {
  move: { location: 'required' },
  reportDamage: { condition: 'damage' },
  markMissing: {},
  markFound: { location: 'optional', condition: 'any' },
  retire: {},
  reinstate: { location: 'optional', condition: 'any' },
  sell: { price: true },
};

export const emptyRecord: RecordFields = {
  unitIds: [],
  locationId: null,
  condition: '',
  kind: 'repair',
  price: '',
  note: '',
};

type Recorded = Awaited<ReturnType<Api['units']['move']>>;

/** The call each action makes with what was filled in. */
export const calls: Readonly<Record<UnitAction, (api: Api, fields: FilledRecord) => Promise<Recorded>>> = {
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

const damageOf = (condition: RecordFields['condition']) =>
  damages.find((damage) => damage === condition) ?? 'broken';

const foundOf = ({ unitIds, locationId, condition, note }: RecordFields) => ({
  unitIds,
  note,
  ...(locationId ? { locationId } : {}),
  ...(condition ? { condition } : {}),
});
