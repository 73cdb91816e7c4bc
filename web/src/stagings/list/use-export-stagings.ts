import { stagingExportColumns } from '@archway/contract/stagings/staging-export';
import type { ExportedList } from '../../kit/list/exported-list.ts';
import { api } from '../../platform/api/api.ts';
import { useMay } from '../../platform/session/may.ts';
import type { StagingsList } from './use-stagings-list.ts';

/** The stagings as they are looked for and sorted, as a file. */
export const useExportStagings = ({
  query,
}: Pick<StagingsList, 'query'>): ExportedList<(typeof stagingExportColumns)[number]> => ({
  may: useMay()('stagings.export'),
  columns: stagingExportColumns,
  take: (request, options) => api.stagings.export({ ...query, ...request }, options),
});
