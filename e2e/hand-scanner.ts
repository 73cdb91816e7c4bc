import type { Page } from '@playwright/test';

/**
 * A USB or Bluetooth scanner: a keyboard that types a sign every four milliseconds and ends with Enter, whatever has the
 * focus. The keys carry their own moments, so that a busy machine does not make a hand of it.
 */
export const handScanner = async (page: Page) => {
  const keyboard = await page.context().newCDPSession(page);
  return async (text: string) => {
    const start = Date.now() / 1000;
    const keys = [...[...text].map((key) => ({ key, text: key })), enter];
    const strokes = keys.flatMap((key, index) => {
      const timestamp = start + index * 0.004;
      return [
        keyboard.send('Input.dispatchKeyEvent', { ...key, type: 'keyDown', timestamp }),
        keyboard.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp', timestamp }),
      ];
    });
    await Promise.all(strokes);
  };
};

const enter = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 };
