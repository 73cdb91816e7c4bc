import { expect, test } from 'vitest';
import { deliverPictures, type Received } from './deliver-pictures.ts';
import type { OutboxPicture } from './outbox-entry.ts';

const part = 100;

/** Pictures of a device, and a server that takes them in parts of a hundred bytes. */
const device = (sizes: readonly number[]) => {
  let pictures: OutboxPicture[] = sizes.map((size, nth) => {
    const id = `picture ${nth}`;
    return {
      id,
      owner: 'ada',
      factId: 'fact',
      position: nth,
      content: new Blob(['x'.repeat(size)]),
      sent: 0,
    };
  });
  const server = new Map<string, number>();
  const calls: string[] = [];
  const change = (id: string, more: Partial<OutboxPicture>) => {
    pictures = pictures.map((one) => (one.id === id ? { ...one, ...more } : one));
  };
  const store = {
    nextPicture: async () => pictures.find(({ reason }) => !reason),
    pictureSent: async (id: string, sent: number) => change(id, { sent }),
    pictureArrived: async (id: string) => {
      pictures = pictures.filter((one) => one.id !== id);
    },
    setPictureAside: async (id: string, reason: string) => change(id, { reason }),
  };
  const sendPart = async ({ id, content }: OutboxPicture, offset: number): Promise<Received> => {
    calls.push(`${id} from ${offset}`);
    const here = server.get(id) ?? 0;
    if (offset === here) server.set(id, Math.min(content.size, offset + part));
    const received = server.get(id) ?? 0;
    return { received, isWhole: received === content.size };
  };
  return {
    delivery: { store, owner: 'ada', sendPart, refusalIn: () => undefined },
    left: () => pictures,
    server,
    calls,
  };
};

test('pictures are sent in parts, one after the other, until none is left', async () => {
  const { delivery, left, calls } = device([250, 80]);
  await deliverPictures(delivery);
  expect(left()).toEqual([]);
  expect(calls).toEqual(['picture 0 from 0', 'picture 0 from 100', 'picture 0 from 200', 'picture 1 from 0']);
});

test('one that is cut off goes on where it was', async () => {
  const { delivery, left, calls } = device([350]);
  const cut = async (picture: OutboxPicture, offset: number) => {
    if (offset >= 200) throw new Error('No network.');
    return delivery.sendPart(picture, offset);
  };
  await expect(deliverPictures({ ...delivery, sendPart: cut })).rejects.toThrow('No network.');
  expect(left()[0]?.sent).toBe(200);
  await deliverPictures(delivery);
  expect(calls.slice(2)).toEqual(['picture 0 from 200', 'picture 0 from 300']);
});

test('a server that has forgotten what it had is sent it again', async () => {
  const { delivery, left, server } = device([350]);
  await delivery.store.pictureSent('picture 0', 300);
  await deliverPictures(delivery);
  expect([left(), server.get('picture 0')]).toEqual([[], 350]);
});

test('one that the server will not take is set aside, and the others arrive', async () => {
  const { delivery, left, server } = device([80, 80, 80]);
  const sendPart = async (picture: OutboxPicture, offset: number) => {
    if (picture.position === 1) throw new Error('No picture.');
    return delivery.sendPart(picture, offset);
  };
  await deliverPictures({ ...delivery, sendPart, refusalIn: () => 'refused' });
  expect(left().map(({ id, reason }) => [id, reason])).toEqual([['picture 1', 'refused']]);
  expect([...server.keys()]).toEqual(['picture 0', 'picture 2']);
});

test('a server that takes nothing is not asked for ever', async () => {
  const { delivery } = device([80]);
  const nothing = async () => ({ received: 0, isWhole: false });
  await expect(deliverPictures({ ...delivery, sendPart: nothing })).rejects.toThrow();
});
