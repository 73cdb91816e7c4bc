import { openMigrated } from '../src/platform/db/connections/open-database.ts';
import type { Browser } from './browser.ts';
import { startTestApp, type TestApp, testSecret } from './test-app.ts';

/** What the server asks the database for the answer to one call, apart from who calls, how often, and that they are here. */
export const statementsOf = async (app: TestApp, person: Browser, path: string) => {
  const sent: string[] = [];
  const own = await openMigrated(app.database.ownerTarget, app.database.appTarget, {
    repo: app.config.repo,
    POOL_SIZE: 2,
    onStatement: (text) => void sent.push(text),
  });
  const server = await startTestApp(
    {},
    { database: { ...app.database, ...own }, time: { offsetMs: 0 }, tokenSecrets: [testSecret] },
  );
  const browser = server.browser();
  browser.keep({ accessToken: person.state.accessToken ?? '' });
  sent.length = 0;
  const answer = await browser.get(path);
  const statements = sent.filter(
    (text) =>
      !/^(commit; )?begin( read only)?$|^commit$|^select \* from open_request\(|\brate_bucket\b|\blast_seen_at = |set_config\('app\.org'/.test(
        text,
      ),
  );
  await server.close();
  return { answer, statements };
};
