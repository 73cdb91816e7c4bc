import { clientFields, clientListFields } from '@archway/contract/clients/client-fields';
import clientNames from '@archway/contract/clients/names/en.json' with { type: 'json' };
import { categoryFacts } from '@archway/contract/inventory/category-fields';
import { itemFields, itemListFields } from '@archway/contract/inventory/item-fields';
import inventoryNames from '@archway/contract/inventory/names/en.json' with { type: 'json' };
import { unitFields } from '@archway/contract/inventory/unit-fields';
import type { Fields } from '@archway/contract/kernel/fields/fields';
import type { ReferenceTarget } from '@archway/contract/kernel/ids';
import organizationNames from '@archway/contract/organizations/names/en.json' with { type: 'json' };
import { organizationFields, settingFields } from '@archway/contract/organizations/organization-fields';
import propertyNames from '@archway/contract/properties/names/en.json' with { type: 'json' };
import { propertyFields, propertyListFields } from '@archway/contract/properties/property-fields';
import storageNames from '@archway/contract/storage/names/en.json' with { type: 'json' };
import { storageLocationFacts } from '@archway/contract/storage/storage-location-fields';
import { memberFields, memberSheetFields } from '@archway/contract/team/member-fields';
import teamNames from '@archway/contract/team/names/en.json' with { type: 'json' };
import vendorNames from '@archway/contract/vendors/names/en.json' with { type: 'json' };
import { vendorFields, vendorListFields } from '@archway/contract/vendors/vendor-fields';
import { colleague, owner, type PersonInTest } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import { warehouseOf } from '../warehouse.ts';

type Values = Record<string, unknown>;
type Row = Values & { readonly id: string; readonly version: number };

export type Entity = {
  readonly path: string;
  readonly fields: Fields;
  readonly listed: Fields;
  readonly exported: Fields;
  readonly names: Readonly<Record<string, string>>;
  /** What something new is never given: a flag. */
  readonly later?: readonly string[];
  /** There is one already, and no other is made. */
  readonly standing?: true;
  /** Kept together under this name, and changed together. */
  readonly together?: { readonly name: string; readonly fields: Fields };
};

type EntityType =
  | 'Client'
  | 'Property'
  | 'Item'
  | 'Category'
  | 'StorageLocation'
  | 'Vendor'
  | 'Unit'
  | 'Member'
  | 'Organization';

const none: Fields = {};

/** Everything that has a table of fields, by how the log calls it. */
export const entities: Readonly<Record<EntityType, Entity>> = {
  Item: {
    path: '/items',
    fields: itemFields,
    listed: itemListFields,
    exported: itemFields,
    names: inventoryNames.item,
  },
  Category: {
    path: '/categories',
    fields: categoryFacts,
    listed: categoryFacts,
    exported: categoryFacts,
    names: inventoryNames.category,
  },
  StorageLocation: {
    path: '/storage-locations',
    fields: storageLocationFacts,
    listed: storageLocationFacts,
    exported: storageLocationFacts,
    names: storageNames.storageLocation,
    later: ['active'],
  },
  Client: {
    path: '/clients',
    fields: clientFields,
    listed: clientListFields,
    exported: clientFields,
    names: clientNames.client,
  },
  Property: {
    path: '/properties',
    fields: propertyFields,
    listed: propertyListFields,
    exported: propertyFields,
    names: propertyNames.property,
  },
  Vendor: {
    path: '/vendors',
    fields: vendorFields,
    listed: vendorListFields,
    exported: vendorFields,
    names: vendorNames.vendor,
  },
  Unit: {
    path: '/units',
    fields: unitFields,
    listed: unitFields,
    exported: unitFields,
    names: inventoryNames.unit,
    standing: true,
  },
  Member: {
    path: '/members',
    fields: memberFields,
    listed: memberFields,
    exported: { role: memberFields.role, ...memberSheetFields },
    names: teamNames.member,
    standing: true,
  },
  Organization: {
    path: '/organization',
    fields: { ...organizationFields, ...settingFields },
    listed: none,
    exported: none,
    names: organizationNames.organization,
    standing: true,
    together: { name: 'settings', fields: settingFields },
  },
};

/** An organization with something to refer to, and how its things are made, read and changed through the front door. */
export const fieldWorld = async (app: TestApp) => {
  const boss = await owner(app);
  const house = warehouseOf(boss);
  const vendor = async (name: string) => (await boss.post('/vendors', { name })).body.id;
  const client = async (name: string) => (await boss.post('/clients', { name, kind: 'agent' })).body.id;
  const property = async (address: string) =>
    (await boss.post('/properties', { address, city: 'Portland', state: 'OR' })).body.id;
  const member = async (role: string) => memberIdOf(boss, await colleague(app, boss, role));
  const references: Record<ReferenceTarget, [string, string]> = {
    category: [await house.category('Sofas'), await house.category('Rugs')],
    vendor: [await vendor('Fjord Works'), await vendor('Night Market')],
    location: [await house.bin(), await house.bin()],
    client: [await client('June Castillo'), await client('Ada Moss')],
    property: [await property('1 Main St'), await property('2 Main St')],
    member: [await member('designer'), await member('designer')],
  };
  const standing: Record<string, string> = {
    '/units': (await house.unit()).id,
    '/members': await memberIdOf(boss, await colleague(app, boss, 'viewer')),
  };

  const addressOf = ({ path }: Entity, id: string) => (path === '/organization' ? path : `${path}/${id}`);
  const must = async (call: Promise<{ status: number; text: string; body: Row }>) => {
    const answer = await call;
    if (answer.status >= 300) throw new Error(answer.text);
    return answer.body;
  };
  const read = async (entity: Entity, id: string): Promise<Row> =>
    apart(entity, await must(boss.get(addressOf(entity, id))));
  const change = async (entity: Entity, { id, version }: Row, values: Values): Promise<Row> =>
    apart(
      entity,
      await must(
        boss.patch(addressOf(entity, id), {
          version,
          ...(entity.together ? await together(entity, values) : values),
        }),
      ),
    );
  /** What is kept together is sent whole. */
  const together = async (entity: Entity, values: Values) => {
    const { name = '', fields = none } = entity.together ?? {};
    const [own, rest] = [pick(values, (key) => key in fields), pick(values, (key) => !(key in fields))];
    const { body } = await boss.get(entity.path);
    return Object.keys(own).length > 0 ? { ...rest, [name]: { ...body[name], ...own } } : rest;
  };
  const make = async (entity: Entity, values: Values): Promise<Row> => {
    const { path, later = [] } = entity;
    if (entity.standing) return change(entity, await read(entity, standing[path] ?? ''), values);
    return must(
      boss.post(
        path,
        pick(values, (name) => !later.includes(name)),
      ),
    );
  };
  const end = async (entity: Entity, { id }: Row) => {
    if (!entity.standing) await must(boss.delete(addressOf(entity, id)));
  };
  return { boss, references, make, read, change, end };
};

const memberIdOf = async (boss: PersonInTest, { email }: PersonInTest): Promise<string> =>
  (await boss.get('/members')).body.rows.find((row: { email: string }) => row.email === email).id;

const pick = (values: Values, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name)));

/** With what is kept together beside the rest. */
const apart = ({ together }: Entity, row: Row): Row => ({
  ...row,
  ...(together ? (row[together.name] as Values) : {}),
});
