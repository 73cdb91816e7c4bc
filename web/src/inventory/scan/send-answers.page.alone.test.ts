import { beforeEach, expect, test, vi } from 'vitest';
import { isAway } from '../../platform/api/answer-rules.ts';
import { api } from '../../platform/api/api.ts';
import { latestContact } from '../../platform/outbox/device.ts';
import type { OutboxPicture } from '../../platform/outbox/outbox-entry.ts';
import { sendEvents } from './send-events.ts';
import { sendPicturePart } from './send-picture.ts';

vi.mock('../../platform/api/api.ts', () => ({
  api: { deviceEvents: { send: vi.fn(), sendPicture: vi.fn() } },
}));
beforeEach(() => localStorage.clear());

const strange: unknown[] = [undefined, null, '<h1>Sign in to this Wi-Fi</h1>', {}, { status: 'ok' }, []];
const picture = {
  id: 'p',
  owner: 'o',
  factId: 'f',
  position: 0,
  content: new Blob(['photo']),
  sent: 0,
} as unknown as OutboxPicture;
const failure = (call: Promise<unknown>) => call.then(() => 'answered', isAway);

test('an answer that is not the server’s own takes no photo from this device, and tells no moment', async () => {
  for (const answer of strange) {
    vi.mocked(api.deviceEvents.sendPicture).mockResolvedValue(answer as never);
    vi.mocked(api.deviceEvents.send).mockResolvedValue(answer as never);
    expect(await failure(sendPicturePart(picture, 0))).toBe(true);
    expect(await failure(sendEvents('o', []))).toBe(true);
  }
  vi.mocked(api.deviceEvents.sendPicture).mockResolvedValue({ received: 9e9, fileId: null });
  expect(await failure(sendPicturePart(picture, 0))).toBe(true);
  expect(latestContact()).toBe(undefined);
});

test('a moment that an earlier version kept and is none is not told', () => {
  localStorage.setItem('unsentContact', 'undefined');
  expect(latestContact()).toBe(undefined);
});
