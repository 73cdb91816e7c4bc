import { readConfig, WrongConfig } from './config.ts';
import { demoOwner, demoPassword } from './demo/demo-organizations.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { systemClock } from './platform/clock.ts';
import { makeDb } from './platform/db/db.ts';
import { EmbeddedDatabaseError } from './platform/db/embedded.ts';
import { openDatabase } from './platform/db/open-database.ts';

const wrongConfiguration = 78;

/** Makes the demo organizations in whichever database is configured. Run it while no server uses the embedded one. */
const seed = async () => {
  const config = readConfig(process.env);
  const database = await openDatabase(config, () => {});
  try {
    const made = await seedDemo({ db: makeDb(database.transactions), clock: systemClock });
    say(
      made
        ? `The demo organizations are made. Sign in as ${demoOwner} with the password ${demoPassword}.`
        : 'The demo organizations exist already; nothing was changed.',
    );
  } finally {
    await database.close();
  }
};

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  await seed();
} catch (error) {
  const plain = error instanceof WrongConfig || error instanceof EmbeddedDatabaseError;
  process.stderr.write(
    plain ? `Archway cannot seed: ${error.message}\n` : `${error instanceof Error ? error.stack : error}\n`,
  );
  process.exitCode = error instanceof WrongConfig ? wrongConfiguration : 1;
}
