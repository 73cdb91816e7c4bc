import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';
import { basePathOf } from './platform/http/web/base-path.ts';
import { servesMailPage } from './platform/mail/mail-page-rules.ts';

/** What somebody who just started Archway needs to know. */
export const greet = (config: Config, addresses: readonly (AddressInfo | string)[]) => {
  const [first] = addresses;
  const port = typeof first === 'object' ? first.port : config.PORT;
  const lines = [
    '',
    `  Archway is open at ${config.PORT === 0 ? `http://localhost:${port}${basePathOf(config).slice(0, -1)}` : config.PUBLIC_URL}`,
    ...(config.embedded && config.DEMO
      ? [
          '',
          '  Look around as owner@larkspur.test with the password show-me-the-arch',
          '  (or as designer@, warehouse@, crew@ or viewer@larkspur.test)',
        ]
      : []),
    ...(servesMailPage(config)
      ? [`  Mails that Archway would send are at ${config.PUBLIC_URL}/dev/mail`]
      : []),
    ...(config.SMTP_URL || servesMailPage(config)
      ? []
      : ['  Mails are not sent: set SMTP_URL, or nobody can confirm an address or choose a new password.']),
    '  Stop with Ctrl-C.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
};
