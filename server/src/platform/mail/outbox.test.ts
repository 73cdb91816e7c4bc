import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { owner, signUpBody } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let port: number;
let server: MailServer | undefined;

beforeAll(async () => {
  const first = await startMailServer();
  port = first.port;
  await first.stop();
  app = await startTestApp({
    SMTP_URL: `smtp://127.0.0.1:${port}?greetingTimeout=4000&connectionTimeout=4000`,
    MAIL_FROM: 'Archway <post@archway.example>',
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.forgetLimits();
  await app.sql`truncate mail`;
  await app.sql`delete from graphile_worker._private_jobs`;
  return async () => {
    await server?.stop();
    server = undefined;
  };
});

const open = async (...[options]: Parameters<typeof startMailServer>) => {
  server = await startMailServer(options, port);
  return server;
};
const mails = () =>
  app.sql<
    { status: string; attempts: number; lastError: string | null; bodyText: string | null }[]
  >`select status, attempts, last_error, body_text from mail order by created_at, id`;
/** As if the pause after a failure were over. */
const workAgain = async () => {
  await app.sql`update graphile_worker._private_jobs set run_at = now()`;
  await app.work();
};

test('a mail leaves as text and HTML in the reader’s language, from us, to them alone', async () => {
  const { received } = await open();
  const body = signUpBody({ locale: 'ar', firstName: 'نور' });
  await app.browser().post('/auth/signup', body);
  await app.work();
  expect(received).toHaveLength(1);
  const [{ mail, to }] = received as [(typeof received)[number]];
  expect(to).toEqual([body.email]);
  expect(mail.to).toMatchObject([{ address: body.email }]);
  expect(mail.from).toMatchObject({ name: 'Archway', address: 'post@archway.example' });
  expect(mail.subject).toBe('فعّل حسابك في Archway');
  expect(mail.text).toContain('أهلًا بك يا نور');
  expect(mail.html).toContain('<html lang="ar" dir="rtl">');
  const link = /https:\/\/archway\.example\/activate\/[\w-]{43}/.exec(mail.text ?? '')?.[0];
  expect(link).toBeDefined();
  expect(mail.html).toContain(`href="${link}"`);
});

test('an HTML mail loads nothing from anywhere and holds no script', async () => {
  const { received } = await open();
  await owner(app, { firstName: '<img src=x onerror=alert(1)>', companyName: 'A & "B"' });
  await app.work();
  const html = received[0]!.mail.html ?? '';
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toMatch(
    /<(?:script|img|link|iframe|object|form)|<[^>]+\s(?:src|background)=|url\(|@import/i,
  );
});

test('what was delivered is not kept: the link in it still works', async () => {
  await open();
  await owner(app);
  expect((await mails())[0]!.bodyText).toContain('/activate/');
  await app.work();
  expect(await mails()).toEqual([{ status: 'sent', attempts: 1, lastError: null, bodyText: null }]);
});

test('without a mail server the action succeeds, the mail waits, and it is delivered once the server is back', async () => {
  const body = signUpBody();
  expect((await app.browser().post('/auth/signup', body)).status).toBe(201);
  await app.work();
  expect(await mails()).toMatchObject([
    { status: 'failed', attempts: 1, lastError: expect.stringContaining('ECONNREFUSED') },
  ]);
  const [job] = await app.sql<
    { later: boolean }[]
  >`select run_at > now() as later from graphile_worker._private_jobs`;
  expect(job?.later).toBe(true);
  const { received } = await open();
  await workAgain();
  await workAgain();
  expect(received.map(({ to }) => to)).toEqual([[body.email]]);
  expect(await mails()).toMatchObject([{ status: 'sent', attempts: 2, lastError: null }]);
});

test.each([
  ['451 later', 'onRcptTo', 451],
  ['550 never', 'onRcptTo', 550],
  ['421 busy', 'onConnect', 421],
] as const)(
  'a server that says %s leaves the mail in the outbox, with what it said',
  async (_what, hook, code) => {
    const refuse = (...args: unknown[]) =>
      (args.at(-1) as (error: Error) => void)(Object.assign(new Error('not now'), { responseCode: code })); // the last argument of every hook
    await open({ [hook]: refuse });
    expect((await app.browser().post('/auth/signup', signUpBody())).status).toBe(201);
    await app.work();
    expect(await mails()).toMatchObject([
      { status: 'failed', attempts: 1, lastError: expect.stringContaining(String(code)) },
    ]);
  },
);

test('a server whose certificate is not to be trusted gets no mail, not even in clear', async () => {
  const { received } = await open({ disabledCommands: ['AUTH'] });
  await owner(app);
  await app.work();
  expect(received).toEqual([]);
  expect(await mails()).toMatchObject([
    { status: 'failed', lastError: expect.stringContaining('certificate') },
  ]);
});

test('a server that takes the call and then says nothing does not hold the worker', async () => {
  const sockets: Socket[] = [];
  const tarpit = createServer((socket) => {
    sockets.push(socket);
  }).listen(port, '127.0.0.1');
  await once(tarpit, 'listening');
  await owner(app);
  await app.work();
  expect(await mails()).toMatchObject([{ status: 'failed', attempts: 1 }]);
  for (const socket of sockets) socket.destroy();
  tarpit.close();
  await once(tarpit, 'close');
});

test('a delivery whose answer got lost is repeated under the same name, so that nobody reads it twice', async () => {
  const names: (string | undefined)[] = [];
  await open({
    onData: (stream, session, callback) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      stream.on('end', () => {
        names.push(/^message-id: (.*)$/im.exec(text)?.[1]);
        if (names.length === 1) callback(Object.assign(new Error('lost'), { responseCode: 421 }));
        else callback();
        void session;
      });
    },
  });
  await owner(app);
  await app.work();
  await workAgain();
  expect(names).toHaveLength(2);
  expect(names[0]).toMatch(/^<[\w-]+@archway>$/);
  expect(names[1]).toBe(names[0]);
});

test('two workers that run the same job deliver one mail', async () => {
  const { received } = await open();
  await owner(app);
  await Promise.all([app.work(), app.work()]);
  const [{ id }] = await app.sql<[{ id: string }]>`select id from mail`;
  await app.jobs['send-mail']({ mailId: id });
  expect(received).toHaveLength(1);
});

test('line breaks in what people call themselves make no header', async () => {
  const { received } = await open();
  const refused = await app
    .browser()
    .post('/auth/signup', signUpBody({ firstName: 'Eve\r\nBcc: all@example.test' }));
  expect(refused.body.errors).toMatchObject([{ field: 'firstName' }]);

  const mail = {
    to: 'reader@example.test',
    subject: 'Hello\r\nBcc: all@example.test\r\n\r\nEve',
    text: 'text',
    html: '<p>html</p>',
  };
  await app.services.db.transaction((db) => app.services.mailer.send(db, mail));
  await app.work();
  expect(received).toHaveLength(1);
  expect(received[0]!.to).toEqual(['reader@example.test']);
  expect(received[0]!.mail.bcc ?? []).toEqual([]);
  expect(received[0]!.mail.subject).toBe('Hello Bcc: all@example.test Eve');
  expect(received[0]!.mail.headers.map(({ key }) => key)).not.toContain('bcc');
});

test('a mail of a change that failed is never sent', async () => {
  const { received } = await open();
  const body = signUpBody();
  await app.browser().post('/auth/signup', body);
  await app.browser().post('/auth/signup', body);
  await app.work();
  expect(received).toHaveLength(1);
});

test('the page of kept mails is not there when mails are sent', async () => {
  expect((await fetch(`${app.url}/dev/mail`)).headers.get('content-type')).not.toContain('Mails');
  expect(await (await fetch(`${app.url}/dev/mail`)).text()).not.toContain('No mail server');
});
