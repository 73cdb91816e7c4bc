import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { StorageLocationId } from '../kernel/ids.ts';
import { line, requiredLine } from '../kernel/text.ts';

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
});
export type StorageLocation = z.infer<typeof StorageLocation>;

export const NewStorageLocation = z.object({
  name: requiredLine(120),
  kind: StorageKind,
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9.-]{0,29}$/, 'errors.characters')
    .optional(),
  parentId: StorageLocationId.optional(),
  address: line(300).default(''),
});

const tag = 'Storage';

export const storage = {
  list: endpoint({
    method: 'GET',
    path: '/storage-locations',
    summary: 'Storage locations',
    tag,
    access: { action: 'read', subject: 'StorageLocation' },
    change: false,
    limit: 'read',
  }).output(z.object({ rows: z.array(StorageLocation) })),
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
