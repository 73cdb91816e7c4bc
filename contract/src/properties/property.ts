import * as z from 'zod';
import { done } from '../kernel/api/done.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { exportOf } from '../kernel/api/export.ts';
import { pageOf, pageQuery } from '../kernel/api/page.ts';
import { changeSchema, filterShape, newSchema, rowSchema } from '../kernel/fields/field-schemas.ts';
import { lastChange } from '../kernel/fields/last-change.ts';
import { ClientId, FileId, PropertyId } from '../kernel/ids.ts';
import { Moment } from '../kernel/measures.ts';
import { line, paragraph } from '../kernel/text/text.ts';
import { propertyExportColumns } from './property-export.ts';
import { accessNotesMax, propertyFields, propertyListFields, propertySorts } from './property-fields.ts';

export const NewProperty = newSchema(propertyFields);
export const PropertyChange = changeSchema(propertyFields).extend({
  id: PropertyId,
  version: z.int().min(1),
});

export const mostPropertyPictures = 40;

const derived = {
  id: PropertyId,
  version: z.int(),
  /** Jobs there, earlier ones too. */
  stagings: z.int(),
  updatedAt: Moment,
};
export const PropertyRow = rowSchema(propertyListFields).extend(derived);
export type PropertyRow = z.infer<typeof PropertyRow>;

export const Property = rowSchema(propertyFields).extend({
  ...derived,
  ...lastChange,
  clientName: z.string().nullable(),
  pictureIds: z.array(FileId),
  /** Whether something is noted about how to get in; what it is takes a right of its own. */
  hasAccess: z.boolean(),
});
export type Property = z.infer<typeof Property>;

export const PropertiesQuery = pageQuery(propertySorts).extend({
  ...filterShape(propertyFields),
  /** Of the homes that this client owns, or had staged. */
  clientId: ClientId.optional(),
});

/** As many as a map shows at once. */
export const mostPositions = 500;
const PropertyPosition = z.object({
  id: PropertyId,
  address: z.string(),
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Whether pieces are there now. */
  live: z.boolean(),
});

export const PropertyPositions = z.object({
  rows: z.array(PropertyPosition),
  /** Of those that fit the query: how many have no position, and how many are left out because they are too many. */
  unplaced: z.int(),
  leftOut: z.int(),
});
export type PropertyPositions = z.infer<typeof PropertyPositions>;

/** A property that could be the one that is being typed. */
const PropertyLikeness = z.object({
  id: PropertyId,
  address: z.string(),
  city: z.string(),
});
export type PropertyLikeness = z.infer<typeof PropertyLikeness>;

const tag = 'Properties';
const one = z.object({ id: PropertyId });
const reads = { access: { action: 'read', subject: 'Staging' }, change: false, limit: 'read' } as const;
const updates = { access: { action: 'update', subject: 'Staging' }, limit: 'change' } as const;

export const properties = {
  list: endpoint({ method: 'GET', path: '/properties', summary: 'List properties', tag, ...reads })
    .input(PropertiesQuery)
    .output(pageOf(PropertyRow)),
  export: exportOf({
    path: '/properties/export',
    summary: 'Export properties',
    tag,
    subject: 'Staging',
    change: 'property.exported',
    query: PropertiesQuery.omit({ page: true, itemsPerPage: true }),
    columns: propertyExportColumns,
  }),
  positions: endpoint({
    method: 'GET',
    path: '/properties/positions',
    summary: 'List where properties are, as many as a map shows',
    tag,
    ...reads,
  })
    .input(PropertiesQuery.omit({ page: true, itemsPerPage: true }))
    .output(PropertyPositions),
  alike: endpoint({
    method: 'GET',
    path: '/properties/alike',
    summary: 'Find properties that could be the same as the one described',
    tag,
    ...reads,
  })
    .input(
      z.object({
        address: line(propertyFields.address.max).default(''),
        city: line(propertyFields.city.max).default(''),
        /** The one that is being edited. */
        exceptId: PropertyId.optional(),
      }),
    )
    .output(z.object({ rows: z.array(PropertyLikeness) })),
  get: endpoint({ method: 'GET', path: '/properties/{id}', summary: 'Get a property', tag, ...reads })
    .input(one)
    .output(Property),
  create: endpoint({
    method: 'POST',
    path: '/properties',
    summary: 'Add a property',
    tag,
    access: { action: 'create', subject: 'Staging' },
    change: 'property.created',
    limit: 'change',
    successStatus: 201,
  })
    .input(NewProperty)
    .output(Property),
  change: endpoint({
    method: 'PATCH',
    path: '/properties/{id}',
    summary: 'Change a property',
    tag,
    ...updates,
    change: 'property.changed',
  })
    .input(PropertyChange)
    .output(Property),
  setPictures: endpoint({
    method: 'PUT',
    path: '/properties/{id}/pictures',
    summary: 'Set the photos of a property, in order',
    tag,
    ...updates,
    change: 'property.pictures-set',
  })
    .input(
      one.extend({
        pictureIds: z.array(FileId).max(mostPropertyPictures),
        /** What the sender saw of them: what others added or removed since then stays so. */
        seenIds: z.array(FileId).max(mostPropertyPictures).optional(),
      }),
    )
    .output(Property),
  getAccess: endpoint({
    method: 'GET',
    path: '/properties/{id}/access',
    summary: 'Get how to get in: lockbox and gate codes',
    tag,
    access: { action: 'read', subject: 'AccessCode' },
    change: false,
    limit: 'read',
  })
    .input(one)
    .output(z.object({ notes: z.string() })),
  setAccess: endpoint({
    method: 'PUT',
    path: '/properties/{id}/access',
    summary: 'Set how to get in',
    tag,
    access: { action: 'update', subject: 'AccessCode' },
    change: 'property.access-changed',
    limit: 'change',
  })
    .input(one.extend({ notes: paragraph(accessNotesMax) }))
    .output(done),
  remove: endpoint({
    method: 'DELETE',
    path: '/properties/{id}',
    summary: 'Delete a property that was never staged',
    tag,
    access: { action: 'delete', subject: 'Staging' },
    change: 'property.removed',
    limit: 'change',
  })
    .input(one)
    .output(done),
};
