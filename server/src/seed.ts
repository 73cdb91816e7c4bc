import { parseArgs } from 'node:util';
import { readConfig, WrongConfig } from './config.ts';
import { demoOwner, demoPassword } from './demo/demo-organizations.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { growOrganizations, type Size } from './demo/size/grow-organizations.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/db/connections/open-database.ts';
import { makeDb } from './platform/db/db.ts';
import { print, runCommand } from './platform/run-command.ts';
import { makePasswords } from './platform/tokens/passwords.ts';

/** Makes the demo organizations in whichever database is configured. Run it while no server uses the embedded one. */
const seed = async () => {
  const size = readSize(process.argv.slice(2));
  const config = readConfig(process.env);
  const database = await openDatabase(config, () => {});
  try {
    const made = await seedDemo({
      db: makeDb(database.transactions),
      clock: systemClock,
      passwords: makePasswords(),
    });
    print(
      made
        ? `The demo organizations are made. Sign in as ${demoOwner} with the password ${demoPassword}.`
        : 'The demo organizations exist already; nothing was changed.',
    );
    if (size) await growOrganizations(makeDb(database.transactions), size, print);
  } finally {
    await database.close();
  }
};

/**
 * `--items 100000` adds an organization of that size for measuring; `--organizations 20` adds smaller ones beside it.
 * `--stagings 5000 --lines 120` gives the large one so many stagings with so many lines each.
 */
const readSize = (args: string[]): Size | undefined => {
  const { values } = parseArgs({
    args,
    options: {
      items: { type: 'string' },
      organizations: { type: 'string', default: '1' },
      stagings: { type: 'string', default: '0' },
      lines: { type: 'string', default: '120' },
    },
  });
  if (values.items === undefined) return undefined;
  const [items, organizations] = [Number(values.items), Number(values.organizations)];
  if (!Number.isInteger(items) || items < 1 || items > 1_000_000)
    throw new WrongConfig('--items is a whole number from 1 to 1000000');
  if (!Number.isInteger(organizations) || organizations < 1 || organizations > 100)
    throw new WrongConfig('--organizations is a whole number from 1 to 100');
  const [stagings, lines] = [Number(values.stagings), Number(values.lines)];
  if (!Number.isInteger(stagings) || stagings < 0 || stagings > 100_000)
    throw new WrongConfig('--stagings is a whole number from 0 to 100000');
  if (!Number.isInteger(lines) || lines < 1 || lines > 1000)
    throw new WrongConfig('--lines is a whole number from 1 to 1000');
  return { items, organizations, stagings, lines };
};

await runCommand('seed', seed);
