import type { IncomingMessage } from 'node:http';
import { makeSharedSemaphore } from '../load/shared-semaphore.ts';
import { makeShares } from '../load/shares.ts';
import { type ArrivedBody, letPass, receiveBody, tooLarge } from './arrived-body.ts';
import { watchArrival } from './pace.ts';
import { mostFormBytes, readForm } from './read-form.ts';
import { requireStorable } from './require-storable.ts';

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

const megabyte = 1024 * 1024;
/** What is on its way, on the disk. As large as it says it will be, however little of it is there. */
const arriving = makeSharedSemaphore({ all: 4096 * megabyte, own: 256 * megabyte });
/** The same of one address: organizations are quickly founded. */
const ofOneAddress = makeSharedSemaphore({ all: Number.POSITIVE_INFINITY, own: 512 * megabyte });
/** What has arrived, in memory: of one organization two pictures as large as they may be; one more of somebody else's finds room beside them. */
const inMemory = makeSharedSemaphore({ all: 64 * megabyte, own: 41 * megabyte });
/** A whole crew that sends its pictures at once. */
const shares = makeShares(75, 'Your organization is sending too many files at once. Try again in a moment.');

/** Of them one member: more than a page sends at once. Whoever sends slowly leaves room for the others. */
const memberShares = makeShares(55, 'You’re sending too many files at once. Try again in a moment.');

type BodySource = {
  readonly orgId: string;
  readonly userId: string;
  readonly address: string;
  /** Where bodies lie while they arrive. */
  readonly folder: string;
};

/** Reads the form into the input it travelled as, and holds its place in memory until the work with it is done. */
export const withFormRead = async <Result>(
  { orgId, userId, address, folder }: BodySource,
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
  const use = async (body: ArrivedBody) => {
    const fields = readForm(await body.read(), form.contentType);
    for (const value of Object.values(fields))
      if (typeof value === 'object' && value.size > largestFile) throw tooLarge();
    requireStorable(fields);
    delete input[unread];
    Object.assign(input, fields);
    return work();
  };
  const arrive = async () => {
    watchArrival(form.stream, form.cutOff);
    const body = await receiveBody(form.stream, most, folder);
    try {
      return await inMemory.within(orgId, declared, () => use(body));
    } finally {
      await body.drop();
    }
  };
  const giveBack = takeShares(orgId, userId);
  return ofOneAddress
    .within(address, declared, () => arriving.within(orgId, declared, arrive))
    .finally(giveBack);
};

const takeShares = (orgId: string, userId: string) => {
  const giveBackOwn = memberShares.take(`${orgId} ${userId}`);
  try {
    const giveBack = shares.take(orgId);
    return () => {
      giveBack();
      giveBackOwn();
    };
  } catch (error) {
    giveBackOwn();
    throw error;
  }
};
