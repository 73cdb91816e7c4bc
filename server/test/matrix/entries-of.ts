import type { TestApp } from '../test-app.ts';

/** The actions that were written to both ledgers while the work was done. */
export const entriesOf = async (app: TestApp, work: () => Promise<unknown>) => {
  const entries = () =>
    app.sql<
      { id: string; action: string }[]
    >`select id, action from audit_entry union all select id, action from account_entry`;
  // What was called before and is done later is not of this work.
  await app.work();
  const before = new Set((await entries()).map(({ id }) => id));
  await work();
  await app.work();
  return (await entries()).filter(({ id }) => !before.has(id)).map(({ action }) => action);
};
