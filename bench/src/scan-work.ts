import type { CDPSession } from '@playwright/test';

/** Milliseconds of a processor that the page's thread has taken. */
export const workOf = async (session: CDPSession) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000;
};

/** As a scanner types. */
export const scan = async (session: CDPSession, text: string) => {
  const start = Date.now() / 1000;
  const enter = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 };
  const strokes = [...[...text].map((key) => ({ key, text: key })), enter].flatMap((key, index) =>
    (['keyDown', 'keyUp'] as const).map((type) =>
      session.send('Input.dispatchKeyEvent', { ...key, type, timestamp: start + index * 0.004 }),
    ),
  );
  await Promise.all(strokes);
};
