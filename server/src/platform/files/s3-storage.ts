import { createHash } from 'node:crypto';
import { Problem, problem } from '@archway/contract/kernel/api/problem';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { FileStorage, FileStorageConfig } from './file-storage.ts';
import { requireFolder, requireName } from './storage-names.ts';

/** A file storage in a bucket of S3, or of anything that speaks its language. */
export const openS3Storage = (config: FileStorageConfig): FileStorage => {
  const client = makeClient(config);
  const Bucket = config.FILES_S3_BUCKET;
  const keyOf = (folder: string, name: string) => `${requireFolder(folder)}/${requireName(name)}`;

  const put = (folder: string, name: string, content: Buffer) =>
    reaching(() =>
      client.send(
        new PutObjectCommand({
          Bucket,
          Key: keyOf(folder, name),
          Body: content,
          ContentType: 'application/octet-stream',
          Metadata: { [checksum]: sumOf(content) },
        }),
      ),
    );

  const remove = (folder: string) =>
    reaching(async () => {
      const { Contents = [] } = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix: `${requireFolder(folder)}/` }),
      );
      for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ Bucket, Key }));
    });

  return {
    put: async (folder, files) => {
      for (const [name, content] of Object.entries(files)) await put(folder, name, content);
    },
    get: (folder, name) =>
      reaching(async () => {
        const found = await orMissing(() =>
          client.send(new GetObjectCommand({ Bucket, Key: keyOf(folder, name) })),
        );
        if (!found?.Body) return undefined;
        const content = Buffer.from(await found.Body.transformToByteArray());
        // Another file than was put there is as good as none for now. What was copied there by hand has no sum.
        if (sumOf(content) !== (found.Metadata?.[checksum] ?? sumOf(content))) throw unreachable();
        return content;
      }),
    remove,
  };
};

const checksum = 'sha256';
const sumOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

const makeClient = (config: FileStorageConfig) =>
  new S3Client({
    region: config.FILES_S3_REGION,
    ...(config.FILES_S3_ENDPOINT ? { endpoint: config.FILES_S3_ENDPOINT, forcePathStyle: true } : {}),
    credentials: {
      accessKeyId: config.FILES_S3_ACCESS_KEY ?? '',
      secretAccessKey: config.FILES_S3_SECRET_KEY ?? '',
    },
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2000, requestTimeout: 3000, throwOnRequestTimeout: true },
    // Not everything that speaks S3 knows its newer checksums; ours travel with each file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

const orMissing = async <Found>(find: () => Promise<Found>): Promise<Found | undefined> => {
  try {
    return await find();
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
};

/** Whatever goes wrong there is over some time later, a full store apart. The cause stays with it, for the log. */
const reaching = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) throw error;
    const full = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 507;
    throw Object.assign(
      full
        ? problem('storage_full', 'There’s no room left to save this. Nothing was changed.')
        : unreachable(),
      { cause: error },
    );
  }
};

const unreachable = () =>
  problem('unavailable', 'The file store cannot be reached right now.', { retryAfter: 5 });
