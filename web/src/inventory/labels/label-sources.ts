import type { ItemRow } from '@archway/contract/inventory/item';
import type { LabelSheet } from '@archway/contract/inventory/labels/label';
import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { inTreeOrder, withinRow } from '../../ui/tree/tree-rows.ts';

/** What stands beside the code on a label. */
export type SampleLabel = { readonly code: string; readonly name: string; readonly detail: string };

/** What labels can be printed for, and how many they are. */
export type LabelSource = {
  readonly key: 'pieces' | 'items' | 'location' | 'locations' | 'blank';
  readonly sheet: Partial<Pick<LabelSheet, 'unitIds' | 'itemIds' | 'locationIds' | 'piecesOf'>>;
  readonly count: number;
  readonly samples: readonly SampleLabel[];
};

type LabelledItem = Pick<ItemRow, 'id' | 'name' | 'sku' | 'categoryName' | 'tracking' | 'counts'>;

/** One label for each piece, or one for the item: things that are counted have the second only. */
export const sourcesOfItems = (items: readonly LabelledItem[]): LabelSource[] => {
  const inPieces = items.filter(({ tracking, counts }) => tracking === 'unit' && counts.owned > 0);
  const counted = items.filter(({ tracking }) => tracking === 'bulk');
  const pieces: LabelSource = {
    key: 'pieces',
    sheet: { piecesOf: inPieces.map(({ id }) => id), itemIds: counted.map(({ id }) => id) },
    count: inPieces.reduce((sum, { counts }) => sum + counts.owned, 0) + counted.length,
    samples: [
      ...inPieces.flatMap((item) => Array.from({ length: item.counts.owned }, () => sampleOf(item, ''))),
      ...counted.map((item) => sampleOf(item)),
    ],
  };
  const models: LabelSource = {
    key: 'items',
    sheet: { itemIds: items.map(({ id }) => id) },
    count: items.length,
    samples: items.map((item) => sampleOf(item)),
  };
  return inPieces.length > 0 ? [pieces, models] : [models];
};

export const sourcesOfItem = (item: LabelledItem) => sourcesOfItems([item]);

type Piece = {
  readonly id: LabelSheet['unitIds'][number];
  readonly code: string;
  readonly itemName: string;
  readonly locationCode: string | null;
  readonly locationName: string | null;
};

export const sourcesOfPieces = (pieces: readonly Piece[]): LabelSource[] => [
  {
    key: 'pieces',
    sheet: { unitIds: pieces.map(({ id }) => id) },
    count: pieces.length,
    samples: pieces.map(({ code, itemName, locationCode, locationName }) => ({
      code,
      name: itemName,
      detail: locationCode ?? locationName ?? '',
    })),
  },
];

/** The bins of a location first: they are what is labelled by the dozen. */
export const sourcesOfLocation = (
  location: StorageLocation,
  rows: readonly StorageLocation[],
): LabelSource[] => {
  const within = withinRow(rows, location.id);
  const inside = inTreeOrder(rows)
    .map(({ row }) => row)
    .filter(({ id, active }) => id !== location.id && active && within.has(id));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const sourceOf = (key: 'location' | 'locations', locations: readonly StorageLocation[]): LabelSource => ({
    key,
    sheet: { locationIds: locations.map(({ id }) => id) },
    count: locations.length,
    samples: locations.map(({ name, code, parentId }) => ({
      code: code ?? '',
      name,
      detail: (parentId && names.get(parentId)) || '',
    })),
  });
  return inside.length > 0
    ? [sourceOf('locations', inside), sourceOf('location', [location])]
    : [sourceOf('location', [location])];
};

const sampleOf = ({ name, sku, categoryName }: LabelledItem, code = sku): SampleLabel => ({
  code,
  name,
  detail: categoryName,
});
