import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';

/** What somebody who just started Archway needs to know. */
export const greet = (config: Config, addresses: readonly (AddressInfo | string)[]) => {
  const [first] = addresses;
  const port = typeof first === 'object' ? first.port : config.PORT;
  const lines = [
    '',
    `  Archway is open at ${config.PORT === 0 ? `http://localhost:${port}` : config.PUBLIC_URL}`,
    ...(config.embedded && config.DEMO
      ? [
          '',
          '  Look around as owner@larkspur.test with the password show-me-the-arch',
          '  (or as designer@, warehouse@, crew@ or viewer@larkspur.test)',
        ]
      : []),
    ...(config.embedded && !config.SMTP_URL
      ? [`  Mails that Archway would send are at ${config.PUBLIC_URL}/dev/mail`]
      : []),
    '  Stop with Ctrl-C.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
};
