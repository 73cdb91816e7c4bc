import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { problem } from '@archway/contract/kernel/api/problem';

/** A body that is there, in a file without a name: nobody else finds it, and it goes with the process. */
export type ArrivedBody = { read(): Promise<Buffer>; drop(): Promise<void> };

/** However slowly it comes, it takes no memory meanwhile. */
export const receiveBody = async (
  stream: IncomingMessage,
  most: number,
  folder: string,
): Promise<ArrivedBody> => {
  const file = await openNameless(folder);
  try {
    await fill(file, stream, most);
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    read: async () => {
      const { size } = await file.stat();
      const content = Buffer.allocUnsafe(size);
      for (let at = 0; at < size; ) at += (await file.read(content, at, size - at, at)).bytesRead;
      return content;
    },
    drop: () => file.close(),
  };
};

const openNameless = async (folder: string) => {
  const path = join(folder, randomUUID());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
};

const fill = async (file: FileHandle, stream: IncomingMessage, most: number) => {
  let size = 0;
  const pieces = stream.iterator({ destroyOnReturn: false });
  try {
    for await (const piece of pieces as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > most) throw tooLarge();
      await file.writeFile(piece);
    }
  } catch (error) {
    if (stream.destroyed) throw problem('bad_request', 'The request broke off.');
    letPass(stream, most);
    throw error;
  }
};

/** What comes after a refusal is not kept, so that the answer is heard; whoever does not end is cut off. */
export const letPass = (stream: IncomingMessage, most: number) => {
  let passed = 0;
  stream.on('data', (chunk: Buffer) => {
    passed += chunk.length;
    if (passed > most) stream.destroy();
  });
};

export const tooLarge = () => problem('too_large', 'The file is too large.');
