import type { DeviceEvent } from '@archway/contract/inventory/device-events/device-event';
import {
  type CodeField,
  eventReferences,
  fieldsNaming,
  type ReferenceField,
} from '@archway/contract/inventory/device-events/event-kinds';

export type LocationEnd = {
  readonly locationId?: string | undefined;
  readonly locationCode?: string | undefined;
};

type Named = Readonly<Partial<Record<ReferenceField | CodeField, string | undefined>>>;

/** What an event names in these fields, whichever of them its kind has. */
export const namedIn = (event: DeviceEvent, fields: readonly (ReferenceField | CodeField)[]): string[] => {
  const named: Named = event;
  return fields.flatMap((field) => named[field] ?? []);
};

/** The locations that an event names, each by its id or by its code: of a transfer, where from and where to. */
export const endsOf = (event: DeviceEvent): LocationEnd[] => {
  const named: Named = event;
  return fieldsNaming('location').flatMap((field) => {
    const { code } = eventReferences[field];
    const end = { locationId: named[field], locationCode: code ? named[code] : undefined };
    return end.locationId || end.locationCode ? [end] : [];
  });
};
