import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeBrowser } from '../browser.ts';
import { runServer } from '../launcher/run-server.ts';
import { temporaryFolder } from '../launcher/temporary-folder.ts';
import { signUpBody } from '../people.ts';

type Answered = { readonly status: number; readonly close: boolean };

test('SIGTERM under forty clients who keep their connections: none is cut off, and all are told to go elsewhere', {
  timeout: 90_000,
}, async () => {
  const server = await runServer(`${temporaryFolder()}/data`, { LOG_LEVEL: 'error' });
  const browser = makeBrowser(server.url);
  browser.keep((await browser.post('/auth/signup', signUpBody())).body.data);
  const headers = { 'x-access-token': browser.state.accessToken ?? '', 'content-type': 'application/json' };
  const failures: string[] = [];
  let [answers, told, sentElsewhere] = [0, 0, false];

  /** Goes on until it is told to go; half of them come back on new connections until the load balancer sends them elsewhere. */
  const client = async (index: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let wasTold = false;
    while (!wasTold || (index % 2 === 0 && !sentElsewhere)) {
      const { status, close } = await call(agent, index % 3 === 0);
      answers += 1;
      if (status >= 500) failures.push(String(status));
      if (close && !wasTold) told += 1;
      wasTold ||= close;
      // The connection of some is idle most of the time.
      if (index % 4 < 2) await sleep(Math.random() * 700);
    }
  };
  const call = (agent: Agent, changing: boolean) =>
    new Promise<Answered>((resolve, reject) => {
      const sent = request(`${server.url}/api/${changing ? 'categories' : 'members'}`, {
        method: changing ? 'POST' : 'GET',
        agent,
        headers,
      });
      sent.on('response', (answer) => {
        const { statusCode: status = 0 } = answer;
        answer.on('end', () => resolve({ status, close: answer.headers.connection === 'close' }));
        answer.on('error', reject);
        answer.resume();
      });
      sent.on('error', reject);
      sent.end(changing ? JSON.stringify({ name: crypto.randomUUID() }) : undefined);
    });

  const clients = Array.from({ length: 40 }, (_, index) =>
    client(index).catch((error: unknown) => failures.push(String(error))),
  );
  await expect.poll(() => answers, { timeout: 30_000, interval: 10 }).toBeGreaterThan(300);
  const ended = server.kill('SIGTERM');
  // A load balancer asks on connections of its own, and finds out while the doors are still open.
  const ready = () => fetch(`${server.url}/readyz`).then(({ status }) => status);
  await expect.poll(ready, { timeout: 5000, interval: 10 }).toBe(503);
  sentElsewhere = true;
  await Promise.all(clients);
  expect(await ended).toBe(0);
  expect(failures).toEqual([]);
  expect(told).toBe(40);
});
