import {
  type AssignableField,
  assignableIn,
  eventReferences,
} from '@archway/contract/inventory/device-events/event-kinds';
import type { ReviewResolution, ScanReview } from '@archway/contract/inventory/device-events/review';
import { api } from '../../platform/api/api.ts';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import type { CallContext } from '../../platform/api/call-context.ts';

/** The locations that somebody can name of an event: of a transfer, where from and where to. */
export type LocationFieldName = {
  [Field in AssignableField]: (typeof eventReferences)[Field]['thing'] extends 'location' ? Field : never;
}[AssignableField];

export const locationFieldsOf = ({ event }: Pick<ScanReview, 'event'>): LocationFieldName[] =>
  assignableIn(event['kind']).filter(
    (field): field is LocationFieldName => eventReferences[field].thing === 'location',
  );

type Location = { readonly id: string; readonly code: string | null };

/** Which location an event named, as far as it is one of these. */
export const namedLocation = (
  { event, locationId }: Pick<ScanReview, 'event' | 'locationId'>,
  field: LocationFieldName,
  locations: readonly Location[],
): string | null => {
  if (field === 'locationId') return locationId;
  const code = event[eventReferences[field].code];
  return (
    locations.find((one) => one.id === event[field] || (code !== undefined && one.code === code))?.id ?? null
  );
};

export type Assigned = {
  readonly review: Pick<ScanReview, 'id' | 'itemName'>;
  readonly code: string;
  readonly locations: Readonly<Partial<Record<LocationFieldName, string | null>>>;
};

/** Records what waits with what somebody knows of it. A code leads to a piece or to an item that is only counted. */
export const assignScan = async (
  { review, code, locations }: Assigned,
  options: { readonly context: CallContext },
) => {
  const scanned = code ? await resolveCode(code) : undefined;
  const where = Object.fromEntries(Object.entries(locations).filter(([, id]) => id));
  await api.deviceEvents.resolve(
    {
      id: review.id,
      choice: 'assign',
      ...(scanned?.kind === 'unit' ? { unitId: scanned.unit.id } : {}),
      ...(scanned?.kind === 'item' ? { itemId: scanned.item.id } : {}),
      ...(where as Partial<Pick<ReviewResolution, LocationFieldName>>), // chosen among locations
    },
    options,
  );
  return { name: scanned && 'item' in scanned ? scanned.item.name : code || (review.itemName ?? '') };
};

/** It is the code that is not here, not the scan. */
export class UnknownCode extends ApiProblem {}

const resolveCode = async (code: string) => {
  try {
    return await api.scan.resolve({ code });
  } catch (error) {
    if (!(error instanceof ApiProblem && ['not_found', 'invalid_input'].includes(error.code))) throw error;
    throw new UnknownCode(error.code, error.message, error);
  }
};
