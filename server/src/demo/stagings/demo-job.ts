import type { ClientField, ClientKind } from '@archway/contract/clients/client-fields';
import type { RoomType } from '@archway/contract/inventory/item-choices';
import type { PropertyType } from '@archway/contract/properties/property-fields';
import type { StagingType } from '@archway/contract/stagings/staging-fields';
import type { StagingStatus } from '@archway/contract/stagings/states';

/** A client as a stager would tell it; others refer to it by its key. */
export type DemoClient = { readonly key: string; readonly name: string; readonly kind: ClientKind } & Partial<
  Readonly<Record<Extract<ClientField, 'company' | 'email' | 'phone' | 'address' | 'notes'>, string>>
> & {
    readonly contact?: {
      readonly name: string;
      readonly role: string;
      readonly email: string;
      readonly phone: string;
    };
    readonly spokenDaysAgo?: number;
  };

/** A property in inches; others refer to it by its key. */
export type DemoProperty = {
  readonly key: string;
  readonly owner?: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly type: PropertyType;
  readonly sqft: number;
  readonly bedrooms: number;
  readonly floors: number;
  readonly elevator?: boolean;
  readonly parking?: string;
  readonly doorInches?: number;
  readonly stairInches?: number;
  readonly access?: string;
  readonly notes?: string;
};

/** How many of which items, by their numbers in the demo catalog. */
export type DemoPieces = Readonly<Record<number, number>>;

export type DemoRoom = {
  readonly name: string;
  readonly type: RoomType;
  readonly floor?: number;
  readonly feet?: readonly [width: number, depth: number];
  readonly pieces: DemoPieces;
};

/** A staging in days from today and whole units of money. They are numbered in their order. */
export type DemoJob = {
  readonly key: string;
  /** Without one it is called by its address. */
  readonly name?: string;
  readonly type: StagingType;
  readonly status: StagingStatus;
  readonly client: string;
  readonly agent?: string;
  readonly homeowner?: string;
  readonly property: string;
  /** By address; who else works there is not named here. */
  readonly designer: string;
  readonly begun: number;
  readonly installs: number;
  readonly ends: number;
  /** How long it was to stay, where that is not until the end. */
  readonly term?: number;
  readonly autoRenew?: boolean;
  readonly monthly?: number;
  readonly fees?: number;
  readonly deposit?: number;
  readonly budget?: number;
  readonly listPrice?: number;
  readonly listingUrl?: string;
  readonly listed?: number;
  readonly pending?: number;
  readonly sold?: number;
  readonly notes?: string;
  readonly rooms: readonly DemoRoom[];
  /** The items of which it has a very piece. */
  readonly pinned?: readonly number[];
  /** What was taken away from it, and by which other job. */
  readonly bumped?: { readonly item: number; readonly by: string; readonly daysAgo: number };
};

export type DemoWork = {
  readonly clients: readonly DemoClient[];
  readonly properties: readonly DemoProperty[];
  readonly jobs: readonly DemoJob[];
};
