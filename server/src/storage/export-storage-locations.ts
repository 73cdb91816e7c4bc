import { treePaths } from '@archway/contract/kernel/tree-paths';
import { type StorageExportColumn, storageExportHeadings } from '@archway/contract/storage/storage-export';
import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { type ExportWish, exported, type Sender } from '../audit/exported.ts';
import { column, type ExportedColumn, type ExportedList } from '../audit/exported-list.ts';
import { storageBranches, storageRows } from './storage-store.ts';

/** Every place as a file, each with the way to it. */
export const exportStorageLocations = (sender: Sender, input: ExportWish) =>
  exported(sender, storageList, input);

type Row = Omit<StorageLocation, 'pieces'> & {
  /** A sum, which the database writes as text. */
  readonly pieces: number | string;
  readonly path?: string | undefined;
};

const columns: Record<StorageExportColumn, ExportedColumn<Row>> = {
  path: column('text', ({ path, name }) => path ?? name),
  name: column('text', ({ name }) => name),
  kind: column('text', ({ kind }) => kind),
  code: column('text', ({ code }) => code),
  address: column('text', ({ address }) => address),
  latitude: column('number', ({ latitude }) => latitude),
  longitude: column('number', ({ longitude }) => longitude),
  capacity: column('number', ({ capacity }) => capacity),
  pieces: column('number', ({ pieces }) => Number(pieces)),
  active: column('flag', ({ active }) => active),
  notes: column('text', ({ notes }) => notes),
};

const storageList: ExportedList<Row, ExportWish> = {
  action: 'storage-location.exported',
  type: 'StorageLocation',
  title: { en: 'Storage locations', fr: 'Emplacements', ar: 'أماكن التخزين' },
  query: storageRows,
  completed: async (db) => {
    const paths = treePaths(await storageBranches(db));
    return (row) => ({ ...row, path: paths.get(row.id) });
  },
  columns,
  headings: storageExportHeadings,
};
