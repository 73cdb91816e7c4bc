import * as z from 'zod';
import { endpoint } from '../kernel/api/endpoint.ts';
import { FileId, StagingId } from '../kernel/ids.ts';
import { requiredLine } from '../kernel/text/text.ts';
import { largestStagingFile, longestFileName } from './limits.ts';
import { StagingFiles, stagingFileTypes } from './staging-file.ts';

const tag = 'Stagings';
const one = z.object({ id: StagingId });
const file = one.extend({ fileId: FileId });
const updates = { access: { action: 'update', subject: 'Staging' }, limit: 'change' } as const;

export const stagingFiles = {
  files: endpoint({
    method: 'GET',
    path: '/stagings/{id}/files',
    summary: 'List the files of a staging',
    tag,
    access: { action: 'read', subject: 'Staging' },
    change: false,
    limit: 'read',
  })
    .input(one)
    .output(StagingFiles),
  addFile: endpoint({
    method: 'POST',
    path: '/stagings/{id}/files',
    summary: 'Add a photo or a PDF to a staging',
    tag,
    ...updates,
    change: 'staging.file-added',
    invalidates: ['stagings'],
    largestFile: largestStagingFile,
    successStatus: 201,
  })
    .input(one.extend({ file: z.file().max(largestStagingFile) }))
    .output(StagingFiles),
  renameFile: endpoint({
    method: 'PATCH',
    path: '/stagings/{id}/files/{fileId}',
    summary: 'Rename a file of a staging',
    tag,
    ...updates,
    change: 'staging.file-renamed',
    invalidates: ['stagings'],
  })
    .input(file.extend({ name: requiredLine(longestFileName) }))
    .output(StagingFiles),
  removeFile: endpoint({
    method: 'DELETE',
    path: '/stagings/{id}/files/{fileId}',
    summary: 'Delete a file of a staging',
    tag,
    ...updates,
    change: 'staging.file-removed',
    invalidates: ['stagings'],
  })
    .input(file)
    .output(StagingFiles),
  downloadFile: endpoint({
    method: 'POST',
    path: '/stagings/{id}/files/{fileId}/download',
    summary: 'Download a file of a staging; the log keeps who did',
    tag,
    access: { action: 'read', subject: 'Staging' },
    change: 'staging.file-downloaded',
    invalidates: [],
    limit: 'change',
    answersFile: Object.values(stagingFileTypes),
  })
    .input(file)
    .output(z.file()),
};
