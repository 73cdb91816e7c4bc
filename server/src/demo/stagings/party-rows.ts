import type { clientFields } from '@archway/contract/clients/client-fields';
import { addDays } from '@archway/contract/kernel/days';
import type { ValuesOf } from '@archway/contract/kernel/fields/fields';
import type { ClientId, PropertyId } from '@archway/contract/kernel/ids';
import type { propertyFields } from '@archway/contract/properties/property-fields';
import { newId } from '../../platform/ids.ts';
import type { DemoClient, DemoProperty } from './demo-job.ts';

export type ClientValues = Partial<ValuesOf<typeof clientFields>> & { id: ClientId; name: string };
export type PropertyValues = Partial<ValuesOf<typeof propertyFields>> & {
  id: PropertyId;
  address: string;
  accessNotes: string;
};

export const clientRows = (clients: readonly DemoClient[], today: string): Map<string, ClientValues> =>
  new Map(
    clients.map(({ key, contact, spokenDaysAgo, ...client }) => [
      key,
      {
        ...client,
        id: newId<ClientId>(),
        contacts: contact ? [contact] : [],
        lastContactOn: spokenDaysAgo === undefined ? null : addDays(today, -spokenDaysAgo),
      },
    ]),
  );

export const propertyRows = (
  properties: readonly DemoProperty[],
  clients: ReadonlyMap<string, ClientValues>,
): Map<string, PropertyValues> =>
  new Map(
    properties.map(({ key, owner, at, doorInches, stairInches, access, ...property }) => [
      key,
      {
        ...property,
        id: newId<PropertyId>(),
        clientId: owner ? (clients.get(owner)?.id ?? null) : null,
        latitude: at[0],
        longitude: at[1],
        doorWidth: millimeters(doorInches),
        stairWidth: millimeters(stairInches),
        accessNotes: access ?? '',
      },
    ]),
  );

const millimeters = (inches: number | undefined) => (inches === undefined ? null : Math.round(inches * 25.4));
