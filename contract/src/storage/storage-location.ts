import * as z from 'zod';
import { done } from '../kernel/done.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { exportOf } from '../kernel/export.ts';
import { StorageLocationId } from '../kernel/ids.ts';
import { line, paragraph, requiredLine } from '../kernel/text.ts';
import { storageExportColumns } from './storage-export.ts';

export const storageKinds = ['warehouse', 'zone', 'aisle', 'bay', 'bin', 'vehicle', 'repair'] as const;
export const StorageKind = z.enum(storageKinds);

export const StorageLocation = z.object({
  id: StorageLocationId,
  version: z.int(),
  name: z.string(),
  kind: StorageKind,
  code: z.string().nullable(),
  parentId: StorageLocationId.nullable(),
  address: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** How many pieces fit, if somebody has said so. */
  capacity: z.int().nullable(),
  notes: z.string(),
  /** An inactive place keeps what is in it and takes nothing new. */
  active: z.boolean(),
  /** Pieces standing exactly here, with and without codes of their own; those of the subtree are their sum. */
  pieces: z.int(),
});
export type StorageLocation = z.infer<typeof StorageLocation>;

const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9.-]{0,29}$/, 'errors.characters');

const facts = {
  name: requiredLine(120),
  kind: StorageKind,
  address: line(300),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  capacity: z.int().min(1).max(1_000_000).nullable(),
  notes: paragraph(2000),
};

export const NewStorageLocation = z.object({
  ...facts,
  code: code.optional(),
  parentId: StorageLocationId.optional(),
  address: facts.address.default(''),
  latitude: facts.latitude.default(null),
  longitude: facts.longitude.default(null),
  capacity: facts.capacity.default(null),
  notes: facts.notes.default(''),
});

export const StorageLocationChange = z
  .object({ ...facts, code: code.nullable(), parentId: StorageLocationId.nullable(), active: z.boolean() })
  .partial()
  .extend({ id: StorageLocationId, version: z.int().min(1) });

const tag = 'Storage';
const one = z.object({ id: StorageLocationId });

export const storage = {
  list: endpoint({
    method: 'GET',
    path: '/storage-locations',
    summary: 'Storage locations, by code and name',
    tag,
    access: { action: 'read', subject: 'StorageLocation' },
    change: false,
    limit: 'read',
  }).output(z.object({ rows: z.array(StorageLocation) })),
  export: exportOf({
    path: '/storage-locations/export',
    summary: 'Storage locations as a file',
    tag,
    subject: 'StorageLocation',
    change: 'storage-location.exported',
    query: z.object({}),
    columns: storageExportColumns,
  }),
  get: endpoint({
    method: 'GET',
    path: '/storage-locations/{id}',
    summary: 'One storage location',
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
    summary: 'Change a storage location, or put it inside another',
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
    summary: 'Remove a place that nothing stands in',
    tag,
    access: { action: 'delete', subject: 'StorageLocation' },
    change: 'storage-location.removed',
    limit: 'change',
  })
    .input(one)
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
