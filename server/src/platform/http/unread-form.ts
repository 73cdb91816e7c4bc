import type { IncomingMessage } from 'node:http';
import { problem } from '@archway/contract/kernel/problem';
import { makeRoom } from '../make-room.ts';
import { mostFormBytes, readForm } from './read-form.ts';
import { requireStorable } from './require-storable.ts';

/**
 * A form whose body is still on its way. It travels as the input of its call, so that the front door can look at who
 * sends it before a byte is read.
 */
type UnreadInput = { [unread]?: UnreadForm };
type UnreadForm = { readonly stream: IncomingMessage; readonly contentType: string };
const unread = Symbol('unread form');

export const unreadInput = (stream: IncomingMessage): UnreadInput => ({
  [unread]: { stream, contentType: stream.headers['content-type'] ?? '' },
});

export const isUnread = (input: unknown): input is UnreadInput =>
  typeof input === 'object' && input !== null && unread in input;

/** All bodies of forms that stand in memory at the same time. */
const room = makeRoom({ size: 64 * 1024 * 1024, patienceMs: 10_000, line: 500 });

/** Reads the form into the input it travelled as, and holds its place in memory until the work with it is done. */
export const withFormRead = async <Result>(
  input: unknown,
  largestFile: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  const form = isUnread(input) ? input[unread] : undefined;
  if (!isUnread(input) || !form) return work();
  const most = largestFile + mostFormBytes;
  const declared = Number(form.stream.headers['content-length'] ?? most);
  if (declared > most) {
    letPass(form.stream, most);
    throw tooLarge();
  }
  return room.within(declared, async () => {
    const fields = readForm(await readBody(form.stream, most), form.contentType);
    for (const value of Object.values(fields))
      if (typeof value === 'object' && value.size > largestFile) throw tooLarge();
    requireStorable(fields);
    delete input[unread];
    Object.assign(input, fields);
    return work();
  });
};

const readBody = (stream: IncomingMessage, most: number) =>
  new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= most) return;
      stream.off('data', take);
      letPass(stream, most);
      reject(tooLarge());
    };
    const broken = () => reject(problem('bad_request', 'The request broke off.'));
    if (stream.destroyed) return broken();
    stream.on('data', take);
    stream.once('end', () => size <= most && resolve(Buffer.concat(chunks, size)));
    stream.once('error', broken);
    stream.once('close', broken);
  });

/** What comes after a refusal is not kept, so that the answer is heard; whoever does not end is cut off. */
const letPass = (stream: IncomingMessage, most: number) => {
  let passed = 0;
  stream.on('data', (chunk: Buffer) => {
    passed += chunk.length;
    if (passed > most) stream.destroy();
  });
};

const tooLarge = () => problem('too_large', 'The file is too large.');
