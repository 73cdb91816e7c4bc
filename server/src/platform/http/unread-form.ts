import type { IncomingMessage } from 'node:http';
import { problem } from '@archway/contract/kernel/problem';
import { makeRoom, type Room } from '../make-room.ts';
import { watchArrival } from './pace.ts';
import { mostFormBytes, readForm } from './read-form.ts';
import { requireStorable } from './require-storable.ts';
import { makeShares } from './shares.ts';

/**
 * A form whose body is still on its way. It travels as the input of its call, so that the front door can look at who
 * sends it before a byte is read.
 */
type UnreadInput = { [unread]?: UnreadForm };
type UnreadForm = {
  readonly stream: IncomingMessage;
  readonly contentType: string;
  /** For a sender who sends too little. */
  cutOff(): void;
};
const unread = Symbol('unread form');

export const unreadInput = (stream: IncomingMessage, cutOff: () => void): UnreadInput => ({
  [unread]: { stream, contentType: stream.headers['content-type'] ?? '', cutOff },
});

export const isUnread = (input: unknown): input is UnreadInput =>
  typeof input === 'object' && input !== null && unread in input;

/** All bodies of forms that stand in memory at the same time. */
const room = makeRoom({ size: 64 * 1024 * 1024, patienceMs: 10_000, line: 500 });
/** A whole crew that sends its pictures at once. */
const shares = makeShares(60, 'Your organization is sending too many files at once. Try again in a moment.');

/** What one organization may take of that room; what is beyond waits in a line of its own, and nobody else behind it. */
const ownRooms = new Map<string, { readonly room: Room; users: number }>();
const withinOwnRoom = async <Result>(orgId: string, share: number, work: () => Promise<Result>) => {
  const own = ownRooms.get(orgId) ?? { room: makeRoom(ownRoom), users: 0 };
  ownRooms.set(orgId, own);
  own.users += 1;
  try {
    return await own.room.within(share, work);
  } finally {
    own.users -= 1;
    if (own.users === 0) ownRooms.delete(orgId);
  }
};
/** Two pictures as large as they may be; one more of somebody else's finds room beside them. */
const ownRoom = { size: 41 * 1024 * 1024, patienceMs: 10_000, line: 500 };

/** Reads the form into the input it travelled as, and holds its place in memory until the work with it is done. */
export const withFormRead = async <Result>(
  orgId: string,
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
  const giveBack = shares.take(orgId);
  const read = async () => {
    watchArrival(form.stream, form.cutOff);
    const fields = readForm(await readBody(form.stream, most), form.contentType);
    for (const value of Object.values(fields))
      if (typeof value === 'object' && value.size > largestFile) throw tooLarge();
    requireStorable(fields);
    delete input[unread];
    Object.assign(input, fields);
    return work();
  };
  return withinOwnRoom(orgId, declared, () => room.within(declared, read)).finally(giveBack);
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
