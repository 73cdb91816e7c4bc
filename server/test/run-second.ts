import { runServer } from './launcher/run-server.ts';
import { type TestApp, testSecret } from './test-app.ts';

/** The real server in a process of its own, on the database of a test, which is reached by a socket without an address. */
export const runSecond = async ({ config, database, sql }: TestApp) => {
  const { appTarget, ownerTarget } = database;
  if ('url' in appTarget || 'url' in ownerTarget) throw new Error('Tests run on a cluster of their own.');
  // By one address for both, so it becomes the role of requests; in the cluster of the tests each signs in by itself.
  await sql.unsafe(`grant ${appTarget.user} to ${ownerTarget.user} with inherit false, set true`);
  return runServer(config.ARCHWAY_DATA, {
    DATABASE_URL: `postgres:///${ownerTarget.database}`,
    PGHOST: ownerTarget.socketFolder,
    PGPORT: String(ownerTarget.port),
    PGUSER: ownerTarget.user,
    TOKEN_SECRET: testSecret,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'debug',
  });
};
