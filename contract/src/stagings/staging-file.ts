import * as z from 'zod';
import { FileId } from '../kernel/ids.ts';
import { Moment } from '../kernel/measures.ts';

/** What a file is downloaded as: documents as they came, pictures in the form they are kept in. */
export const stagingFileTypes = { document: 'application/pdf', picture: 'image/webp' } as const;
export type StagingFileKind = keyof typeof stagingFileTypes;

/** A file of a job. A picture is shown by its id wherever pictures are. */
export const StagingFile = z.object({
  id: FileId,
  name: z.string(),
  kind: z.enum(['picture', 'document']),
  /** As it was sent. */
  bytes: z.int(),
  addedAt: Moment,
  addedBy: z.string().nullable(),
});
export type StagingFile = z.infer<typeof StagingFile>;

export const StagingFiles = z.object({ rows: z.array(StagingFile) });
