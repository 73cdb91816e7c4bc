import { entityNames } from '@archway/contract/field-names';
import { headingsOf } from '@archway/contract/kernel/fields/headings';
import { treePaths } from '@archway/contract/kernel/tree-paths';
import { storageExportColumns } from '@archway/contract/storage/storage-export';
import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { storageLocationFacts } from '@archway/contract/storage/storage-location-fields';
import { type ExportRequest, exported } from '../audit/exported.ts';
import { column, type ExportedColumn, type ExportedList, fieldColumns } from '../audit/exported-list.ts';
import type { FileContext } from '../platform/http/calls/use-case-context.ts';
import { storageBranches, storageRows } from './storage-store.ts';

/** Every location as a file, each with the way to it. */
export const exportStorageLocations = (context: FileContext, input: ExportRequest) =>
  exported(context, storageList, input);

type Row = Omit<StorageLocation, 'pieces'> & {
  /** A sum, which the database writes as text. */
  readonly pieces: number | string;
  readonly path?: string | undefined;
};

const columns: Readonly<Record<string, ExportedColumn<Row>>> = {
  path: column('text', ({ path, name }) => path ?? name),
  ...fieldColumns<typeof storageLocationFacts, Row>(storageLocationFacts),
  pieces: column('number', ({ pieces }) => Number(pieces)),
};

const storageList: ExportedList<Row, ExportRequest> = {
  title: { en: 'Storage locations', fr: 'Emplacements de stockage', ar: 'مواقع التخزين' },
  entity: 'storageLocation',
  query: storageRows,
  completed: async (db) => {
    const paths = treePaths(await storageBranches(db));
    return (row) => ({ ...row, path: paths.get(row.id) });
  },
  columns,
  headings: headingsOf(storageExportColumns, entityNames('storageLocation')),
};
