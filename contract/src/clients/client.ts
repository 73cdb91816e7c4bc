import * as z from 'zod';
import { done } from '../kernel/api/done.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { exportOf } from '../kernel/api/export.ts';
import { pageOf, pageQuery } from '../kernel/api/page.ts';
import { changeSchema, filterShape, newSchema, rowSchema } from '../kernel/fields/field-schemas.ts';
import { lastChange } from '../kernel/fields/last-change.ts';
import { ClientId } from '../kernel/ids.ts';
import { Moment } from '../kernel/measures.ts';
import { line, paragraph } from '../kernel/text/text.ts';
import { clientExportColumns } from './client-export.ts';
import { clientFields, clientListFields, clientSorts } from './client-fields.ts';

export const NewClient = newSchema(clientFields);
export const ClientChange = changeSchema(clientFields).extend({ id: ClientId, version: z.int().min(1) });

const derived = {
  id: ClientId,
  version: z.int(),
  /** Jobs they are a party to, as client, agent or homeowner. */
  stagings: z.int(),
  updatedAt: Moment,
};
export const ClientRow = rowSchema(clientListFields).extend(derived);
export type ClientRow = z.infer<typeof ClientRow>;

export const Client = rowSchema(clientFields).extend({
  ...derived,
  ...lastChange,
  /** Homes they own, or had staged. */
  properties: z.int(),
  /** Jobs whose pieces are in a home now. */
  live: z.int(),
});
export type Client = z.infer<typeof Client>;

export const ClientsQuery = pageQuery(clientSorts).extend(filterShape(clientFields));

/** Why two clients could be one. */
export const likenesses = ['email', 'phone', 'name'] as const;
export type Likeness = (typeof likenesses)[number];

export const ClientLikeness = z.object({
  id: ClientId,
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  because: z.array(z.enum(likenesses)),
});
export type ClientLikeness = z.infer<typeof ClientLikeness>;

const tag = 'Clients';
const one = z.object({ id: ClientId });

export const clients = {
  list: endpoint({
    method: 'GET',
    path: '/clients',
    summary: 'List clients',
    tag,
    access: { action: 'read', subject: 'Client' },
    change: false,
    limit: 'read',
  })
    .input(ClientsQuery)
    .output(pageOf(ClientRow)),
  export: exportOf({
    path: '/clients/export',
    summary: 'Export clients',
    tag,
    subject: 'Client',
    change: 'client.exported',
    query: ClientsQuery.omit({ page: true, itemsPerPage: true }),
    columns: clientExportColumns,
  }),
  alike: endpoint({
    method: 'GET',
    path: '/clients/alike',
    summary: 'Find clients that could be the same as the one described',
    tag,
    access: { action: 'read', subject: 'Client' },
    change: false,
    limit: 'read',
  })
    .input(
      z.object({
        name: line(clientFields.name.max).default(''),
        email: line(clientFields.email.max).default(''),
        phone: line(clientFields.phone.max).default(''),
        /** The one that is being edited. */
        exceptId: ClientId.optional(),
      }),
    )
    .output(z.object({ rows: z.array(ClientLikeness) })),
  get: endpoint({
    method: 'GET',
    path: '/clients/{id}',
    summary: 'Get a client; one that was merged answers as the one it became',
    tag,
    access: { action: 'read', subject: 'Client' },
    change: false,
    limit: 'read',
  })
    .input(one)
    .output(Client),
  create: endpoint({
    method: 'POST',
    path: '/clients',
    summary: 'Add a client',
    tag,
    access: { action: 'create', subject: 'Client' },
    change: 'client.created',
    limit: 'change',
    successStatus: 201,
  })
    .input(NewClient)
    .output(Client),
  change: endpoint({
    method: 'PATCH',
    path: '/clients/{id}',
    summary: 'Change a client',
    tag,
    access: { action: 'update', subject: 'Client' },
    change: 'client.changed',
    limit: 'change',
  })
    .input(ClientChange)
    .output(Client),
  merge: endpoint({
    method: 'POST',
    path: '/clients/{id}/merge',
    summary: 'Merge another client into this one',
    tag,
    access: { action: 'delete', subject: 'Client' },
    change: 'client.merged',
    also: ['staging.changed', 'property.changed'],
    limit: 'change',
  })
    .input(
      one.extend({
        otherId: ClientId,
        /** Instead of the notes of both, where those are too long together. */
        notes: paragraph(clientFields.notes.max).optional(),
      }),
    )
    .output(Client),
  remove: endpoint({
    method: 'DELETE',
    path: '/clients/{id}',
    summary: 'Delete a client that no staging or property names',
    tag,
    access: { action: 'delete', subject: 'Client' },
    change: 'client.removed',
    limit: 'change',
  })
    .input(one)
    .output(done),
};
