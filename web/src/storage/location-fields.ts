import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { likelyKind } from './kind-rules.ts';
import type { StorageKind } from './words.ts';

/** A place as it is typed: whatever may be empty is text. */
export type LocationFields = {
  name: string;
  parentId: string | null;
  kind: StorageKind;
  code: string;
  capacity: number | string;
  address: string;
  latitude: number | string;
  longitude: number | string;
  notes: string;
  active: boolean;
};

export const fieldsOf = (
  place: StorageLocation | undefined,
  parentId: string | null,
  rows: readonly StorageLocation[],
): LocationFields => ({
  name: place?.name ?? '',
  parentId: place?.parentId ?? parentId,
  kind:
    place?.kind ??
    likelyKind(
      rows.find(({ id }) => id === parentId),
      rows,
    ),
  code: place?.code ?? '',
  capacity: place?.capacity ?? '',
  address: place?.address ?? '',
  latitude: place?.latitude ?? '',
  longitude: place?.longitude ?? '',
  notes: place?.notes ?? '',
  active: place?.active ?? true,
});

/** The same as it is sent: nothing typed is nothing known. */
export const factsOf = ({
  name,
  kind,
  code,
  capacity,
  address,
  latitude,
  longitude,
  notes,
}: LocationFields) => ({
  name,
  kind,
  code: code.trim() === '' ? null : code,
  capacity: numberOrNull(capacity),
  address,
  latitude: numberOrNull(latitude),
  longitude: numberOrNull(longitude),
  notes,
});

const numberOrNull = (typed: number | string) => (typed === '' ? null : Number(typed));
