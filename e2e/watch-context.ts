import type { BrowserContext } from '@playwright/test';

/**
 * Collects what no page may do: write a console error (a breach of the content security policy is one), throw, or ask
 * another host. A complaint that matches `expected` is left out.
 */
export const watchContext = (
  context: BrowserContext,
  origin: string,
  expected: RegExp | undefined,
): string[] => {
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!expected?.test(text)) complaints.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') complain(`console error: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complain(`page error: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    const address = new URL(request.url());
    const overNetwork = /^(https?|wss?):$/.test(address.protocol);
    if (overNetwork && address.host !== new URL(origin).host)
      complain(`request to a foreign host: ${request.url()}`);
  });
  return complaints;
};
