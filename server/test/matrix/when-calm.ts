import { vi } from 'vitest';
import type { TestApp } from '../test-app.ts';

/** A server on a machine that is busy with other things turns calls away unread. That says nothing of the call: it is made again. */
export const whenCalm = async <Answer extends { readonly status: number; readonly text: string }>(
  app: TestApp,
  send: () => Promise<Answer>,
): Promise<Answer> => {
  const answer = await send();
  if (answer.status !== 503 || !answer.text.includes('Too much is going on')) return answer;
  await vi.waitUntil(() => !app.server.load.overloaded, { timeout: 30_000 });
  return whenCalm(app, send);
};
