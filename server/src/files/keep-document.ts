import type { FileId, OrgId, UserId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../platform/db/db.ts';
import { addDocument, type FileRow } from './file-store.ts';
import { type Keeping, keepFiles } from './keep-files.ts';

/** Under which a document is kept, as it came. */
export const documentName = 'document.pdf';

/** The first bytes say what a file is; what it is called or says it is does not matter. */
export const isDocument = (content: Buffer) => content.subarray(0, 5).equals(Buffer.from('%PDF-'));

/** Keeps a document as it came, with its row in the transaction of `write`. */
export const keepDocument = <Written extends { id: FileId }>(
  keeping: Keeping,
  orgId: OrgId,
  { content, digest }: { readonly content: Buffer; readonly digest: Buffer },
  write: (addRow: (db: OrgDb, createdBy: UserId | null) => Promise<FileRow>) => Promise<Written>,
): Promise<Written> =>
  keepFiles(keeping, orgId, { [documentName]: content }, (id) =>
    write((db, createdBy) => addDocument(db, { id, bytes: content.length, digest, createdBy })),
  );
