import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeTestDatabase } from '../../../../test/test-cluster.ts';
import type { Pool } from '../pool.ts';
import { openTransactionPool, type TransactionPool } from './transaction-pool.ts';

let database: Awaited<ReturnType<typeof makeTestDatabase>>;
let pool: TransactionPool;

beforeAll(async () => {
  database = await makeTestDatabase();
  pool = openTransactionPool(database.appTarget, 2);
  await database.superuser`create table note (text text not null)`;
  await database.superuser`grant all on note to archway_app`;
});

afterAll(async () => {
  await pool.close();
  await database.close();
});

const notes = async () =>
  (await database.superuser<{ text: string }[]>`select text from note order by text`).map(({ text }) => text);

describe('a transaction', () => {
  test('keeps all it did, or nothing', async () => {
    await pool.run((sql) => sql`insert into note values ('kept')`);
    await expect(
      pool.run(async (sql) => {
        await sql`insert into note values ('dropped')`;
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await notes()).toEqual(['kept']);
  });

  test('fails as a whole when one of its statements failed, even if nobody looked', async () => {
    const work = pool.run(async (sql) => {
      await sql`insert into note values ('half')`;
      await sql`select 1 / 0`.catch(() => {});
    });
    await expect(work).rejects.toThrow('nothing was kept');
    expect(await notes()).not.toContain('half');
  });

  test('tells of statements sent together what failed, not that the rest was refused, whoever hears first', async () => {
    const work = pool.run((sql) => {
      const deep = async () => {
        const wrapped = async () => {
          await sql`select 1 / 0`;
        };
        await wrapped();
      };
      return Promise.all([deep(), sql`select 1`, sql`select 2`]);
    });
    await expect(work).rejects.toMatchObject({ code: '22012' });
    const later = pool.run(async (sql) => {
      const opened = sql`savepoint attempt`.execute();
      await Promise.all([opened, sql`select 1 / 0`]).catch(() => {});
      await sql`rollback to savepoint attempt`;
      return Promise.all([(async () => sql`insert into note values (null)`)(), sql`select 1`]);
    });
    await expect(later).rejects.toMatchObject({ code: '23502' });
  });

  test('sends nothing more once its connection was lost, and the next one gets a new connection', async () => {
    const work = pool.run(async (sql) => {
      const [backend] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
      await database.superuser`select pg_terminate_backend(${backend?.pid ?? 0})`;
      await sql`select 1`.catch(() => {});
      await sql`insert into note values ('after the loss')`;
    });
    await expect(work).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    await pool.run((sql) => sql`insert into note values ('next')`);
    expect(await notes()).toEqual(['kept', 'next']);
  });

  test('neither sends what waited behind a lost connection nor opens another one for it', async () => {
    const losing = () =>
      pool.run(async (sql) => {
        const [backend] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
        // With a value the driver asks for types first, and keeps what follows to itself until it knows them.
        const sent = [sql`select pg_sleep(${5})`, sql`insert into note values (${'behind the loss'})`];
        const cutting = database.superuser`select pg_terminate_backend(${backend?.pid ?? 0})`;
        await Promise.allSettled([...sent, cutting]);
      });
    await expect(losing()).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    await expect(losing()).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    await database.superuser`select pg_sleep(0.3)`;
    expect(await notes()).not.toContain('behind the loss');
    const [row] = await database.superuser<{ open: number }[]>`
      select count(*)::int as open from pg_stat_activity where datname = current_database() and usename = 'archway_app'`;
    expect(row).toEqual({ open: 0 });
  });

  test('has its settings to itself and leaves none behind', async () => {
    await pool.run((sql) => sql`select set_config('app.org', '00000000-0000-7000-8000-000000000001', true)`);
    const seen = await Promise.all(
      Array.from({ length: 20 }, () =>
        pool.run((sql) => sql<{ org: string | null }[]>`select current_org() as org`),
      ),
    );
    expect(seen.map(([row]) => row?.org)).toEqual(Array.from({ length: 20 }, () => null));
  });

  test('that reads can change nothing, and is over soon after its answer', async () => {
    const writing = pool.run((sql) => sql`insert into note values ('written by a reader')`, 'reading');
    await expect(writing).rejects.toMatchObject({ code: '25006' });
    const setting = '00000000-0000-7000-8000-000000000002';
    await pool.run((sql) => sql`select set_config('app.org', ${setting}, true)`, 'reading');
    const [next] = await pool.run(
      (sql) => sql<{ org: string | null }[]>`select current_org() as org`,
      'reading',
    );
    expect(next).toEqual({ org: null });
    await pool.run((sql) => sql`insert into note values ('written after a reader')`);
    expect(await notes()).toEqual(expect.arrayContaining(['written after a reader']));
    await pool.run((sql) => sql`select 1`, 'reading');
    await vi.waitFor(async () => {
      const open = await database.superuser`
        select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`;
      expect(open).toHaveLength(0);
    });
  });

  test('waits its turn when all connections are busy', async () => {
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        pool.run(async (sql) => {
          await sql`select pg_sleep(0.01)`;
          order.push(index);
        }),
      ),
    );
    expect(order).toHaveLength(6);
  });
});

describe('a question', () => {
  type Bound = { org: string | null };
  const bound = (sql: Pool) => sql<Bound[]>`select nullif(current_setting('app.org', true), '') as org`;
  const binding = (name: string) => (sql: Pool) =>
    sql<Bound[]>`select set_config('app.org', ${name}, true) as org`;

  test('is a transaction by itself: what it was bound to is forgotten with its answer', async () => {
    expect(await pool.runQuery(binding('somebody'))).toEqual([{ org: 'somebody' }]);
    for (let times = 0; times < 10; times += 1) expect(await pool.runQuery(bound)).toEqual([{ org: null }]);
  });

  test('asked at the same moment as many others gets its own answer', async () => {
    const names = Array.from({ length: 300 }, (_, at) => `organization ${at}`);
    const sent = await Promise.all(
      names.flatMap((name) => [pool.runQuery(binding(name)), pool.runQuery(bound)] as const),
    );
    expect(sent.flat()).toEqual(names.flatMap((name) => [{ org: name }, { org: null }]));
  });

  test('that fails, and one whose connection is lost, leave nothing to those after them', async () => {
    await expect(pool.runQuery((sql) => sql`select 1 / 0`)).rejects.toThrow('division by zero');
    const lost = pool.runQuery((sql) => sql`select pg_terminate_backend(pg_backend_pid())`);
    await expect(lost).rejects.toThrow();
    expect(await pool.runQuery((sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });
});

describe('the last statement of a change', () => {
  const kept = async (text: string) => (await notes()).includes(text);

  test('is kept together with what came before it', async () => {
    await pool.run(async (sql, last) => {
      await sql`insert into note values ('before the last')`;
      await last(sql`insert into note values ('the last')`);
    });
    expect([await kept('before the last'), await kept('the last')]).toEqual([true, true]);
  });

  test('takes what came before it along when it fails, and leaves the connection to the next one', async () => {
    const alone = openTransactionPool(database.appTarget, 1);
    const work = alone.run(async (sql, last) => {
      await sql`insert into note values ('before a failure')`;
      await last(sql`select 1 / 0`);
    });
    await expect(work).rejects.toThrow('division by zero');
    expect(await kept('before a failure')).toBe(false);
    expect(await alone.run((sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await alone.close();
  });

  test('is not kept when a statement before it failed, even if nobody looked', async () => {
    const work = pool.run(async (sql, last) => {
      await sql`select 1 / 0`.catch(() => {});
      await last(sql`insert into note values ('after a failure')`).catch(() => {});
    });
    await expect(work).rejects.toThrow('nothing was kept');
    expect(await kept('after a failure')).toBe(false);
  });

  test('is followed by nothing', async () => {
    const work = pool.run(async (sql, last) => {
      await last(sql`insert into note values ('really the last')`);
      await sql`insert into note values ('too late')`;
    });
    await expect(work).rejects.toThrow('gone');
    expect([await kept('really the last'), await kept('too late')]).toEqual([true, false]);
  });
});
