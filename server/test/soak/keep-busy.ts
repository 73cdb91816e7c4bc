import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf, type SoakHouse, type SoakPerson } from './soak-person.ts';
import type { Tally } from './tally.ts';

/** Changes what ends streams (members, roles, accounts, sessions) and what does not, until it is told to stop. */
export const keepBusy = (url: string, { boss, crew }: SoakHouse, tally: Tally) => {
  let over = false;
  const again = async (pauseMs: number, work: () => Promise<unknown>) => {
    while (!over) {
      await work();
      await sleep(pauseMs * (0.5 + Math.random()));
    }
  };
  const name = () => crypto.randomUUID().slice(0, 8);
  const works = [
    again(100, () => boss.call('POST', '/categories', { name: name() })),
    again(150, () => changeOwnName(boss, `Robin ${name()}`)),
    again(150, () => changeOwnName(crew, `Sam ${name()}`)),
    again(1000, () => changeMember(boss, crew)),
    again(1000, () => changeRole(boss)),
    again(3000, () => crew.call('POST', '/me/sessions/revoke-all', { keepCurrent: true })),
    again(15_000, () => signOut(boss, crew)),
    again(200, () => crew.call('GET', '/items')),
    again(300, () => breakOff(url, boss, tally, exportBegun)),
    again(300, () => breakOff(url, boss, tally, uploadBegun)),
  ];
  return async () => {
    over = true;
    await Promise.all(works);
  };
};

const changeOwnName = async (person: SoakPerson, firstName: string) => {
  const version: number = (await person.call('GET', '/me'))?.body?.user?.version ?? 1;
  await person.call('PATCH', '/me', { firstName, version });
};

const membershipOf = async (boss: SoakPerson, { email }: SoakPerson) => {
  const rows: { id: string; email: string; version: number }[] =
    (await boss.call('GET', '/members'))?.body?.rows ?? [];
  return rows.find((row) => row.email === email);
};

const changeMember = async (boss: SoakPerson, crew: SoakPerson) => {
  const member = await membershipOf(boss, crew);
  if (!member) return;
  await boss.call('PATCH', `/members/${member.id}`, {
    version: member.version,
    title: `Mover ${crypto.randomUUID().slice(0, 8)}`,
  });
};

const signOut = async (boss: SoakPerson, crew: SoakPerson) => {
  const member = await membershipOf(boss, crew);
  if (member) await boss.call('POST', `/members/${member.id}/sign-out`);
};

const changeRole = async (boss: SoakPerson) => {
  const name = `Stylist ${crypto.randomUUID().slice(0, 8)}`;
  const made = await boss.call('POST', '/roles', {
    name,
    rules: [{ action: 'read', subject: 'Organization' }],
  });
  if (made?.status !== 201) return;
  const { id, version } = made.body;
  await boss.call('PATCH', `/roles/${id}`, { version, name: `${name}s` });
  await boss.call('DELETE', `/roles/${id}`);
};

type Begun = { readonly path: string; readonly type: string; readonly body: string; readonly length: number };

const exportBegun = (): Begun => {
  const body = JSON.stringify({ format: Math.random() < 0.5 ? 'csv' : 'xlsx' });
  return { path: '/api/audit/export', type: 'application/json', body, length: body.length };
};

const uploadBegun = (): Begun => ({
  path: '/api/pictures',
  type: 'multipart/form-data; boundary=soak',
  body: '--soak\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
  length: 500_000,
});

/** Begins a call and hangs up at any moment of it. */
const breakOff = (url: string, person: SoakPerson, tally: Tally, begin: () => Begun) =>
  new Promise<void>((resolve) => {
    const { path, type, body, length } = begin();
    const sent = request(`${url}${path}`, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': type, 'content-length': length, 'x-access-token': person.token() },
    });
    let gone = false;
    sent.on('response', (answer) => {
      tally.count(answer.statusCode ?? 0);
      answer.on('error', () => {});
      answer.resume();
    });
    sent.on('error', (error) => {
      if (!gone) tally.count(reasonOf(error));
    });
    sent.on('close', resolve);
    sent.write(body);
    setTimeout(() => {
      gone = true;
      sent.destroy();
    }, Math.random() * 60);
  });
