import * as z from 'zod';
import { done } from '../kernel/api/done.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { exportOf } from '../kernel/api/export.ts';
import { changeSchema, newSchema, rowSchema } from '../kernel/fields/field-schemas.ts';
import { lastChange } from '../kernel/fields/last-change.ts';
import { StorageLocationId } from '../kernel/ids.ts';
import { storageExportColumns } from './storage-export.ts';
import { storageLocationFields } from './storage-location-fields.ts';

/** New ones are active. */
export const NewStorageLocation = newSchema(storageLocationFields).omit({ active: true });
export const StorageLocationChange = changeSchema(storageLocationFields).extend({
  id: StorageLocationId,
  version: z.int().min(1),
});

export const StorageLocation = rowSchema(storageLocationFields).extend({
  id: StorageLocationId,
  version: z.int(),
  /** Pieces standing exactly here, with and without codes of their own; those of the subtree are their sum. */
  pieces: z.int(),
  ...lastChange,
});
export type StorageLocation = z.infer<typeof StorageLocation>;

const tag = 'Storage';
const one = z.object({ id: StorageLocationId });

export const storage = {
  list: endpoint({
    method: 'GET',
    path: '/storage-locations',
    summary: 'List storage locations',
    tag,
    access: { action: 'read', subject: 'StorageLocation' },
    change: false,
    limit: 'read',
  }).output(z.object({ rows: z.array(StorageLocation) })),
  export: exportOf({
    path: '/storage-locations/export',
    summary: 'Export storage locations',
    tag,
    subject: 'StorageLocation',
    change: 'storage-location.exported',
    query: z.object({}),
    columns: storageExportColumns,
  }),
  get: endpoint({
    method: 'GET',
    path: '/storage-locations/{id}',
    summary: 'Get a storage location',
    tag,
    access: { action: 'read', subject: 'StorageLocation' },
    change: false,
    limit: 'read',
  })
    .input(one)
    .output(StorageLocation),
  create: endpoint({
    method: 'POST',
    path: '/storage-locations',
    summary: 'Add a storage location',
    tag,
    access: { action: 'create', subject: 'StorageLocation' },
    change: 'storage-location.created',
    limit: 'change',
    successStatus: 201,
  })
    .input(NewStorageLocation)
    .output(StorageLocation),
  change: endpoint({
    method: 'PATCH',
    path: '/storage-locations/{id}',
    summary: 'Change or move a storage location',
    tag,
    access: { action: 'update', subject: 'StorageLocation' },
    change: 'storage-location.changed',
    limit: 'change',
  })
    .input(StorageLocationChange)
    .output(StorageLocation),
  remove: endpoint({
    method: 'DELETE',
    path: '/storage-locations/{id}',
    summary: 'Delete a storage location; what is in it goes to another one',
    tag,
    access: { action: 'delete', subject: 'StorageLocation' },
    change: 'storage-location.removed',
    limit: 'change',
  })
    .input(one.extend({ moveTo: StorageLocationId.optional() }))
    .output(done),
  addDemo: endpoint({
    method: 'POST',
    path: '/storage-locations/demo',
    summary: 'Add a demo warehouse to try things with',
    tag,
    access: { action: 'create', subject: 'StorageLocation' },
    change: 'storage-location.demo-added',
    limit: 'change',
    successStatus: 201,
  }).output(z.object({ added: z.int() })),
};
