import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestApp } from '../test-app.ts';
import { plantCanary } from './canary.ts';
import { checksum } from './checksum.ts';
import { call, endpoints } from './endpoints.ts';
import { exampleOf } from './examples.ts';
import { makeWorld } from './world.ts';

export type Strangers = Awaited<ReturnType<typeof makeStrangers>>;

/** One organization that is mine and two others with one of everything, in every text of which a secret word stands. */
export const makeStrangers = async (app: TestApp) => {
  const word = `orgbsecret${randomUUID().slice(-12)}`;
  const [mine, theirs, third] = [await makeWorld(app), await makeWorld(app), await makeWorld(app)];
  /** The organizations that are not mine: what holds for one holds for every other. */
  const others = [theirs, third];
  let canaries: Awaited<ReturnType<typeof plantCanary>> = { planted: [], closed: [], empty: [] };
  await app.forgetLimits();
  // Made through the front door, so that there is something to find.
  for (const world of others) {
    for (const endpoint of endpoints) {
      const person = await world.person('owner');
      const key = { 'idempotency-key': randomUUID() };
      await call(person, endpoint, await exampleOf(endpoint)(world, person), key);
      if (['sign-up', 'found'].includes(endpoint.meta.limit)) await app.forgetLimits();
    }
    canaries = await plantCanary(app, world.orgId, word);
  }

  const checksums = () => Promise.all(others.map(({ orgId }) => checksum(app, orgId)));
  const mails = () =>
    app.sql<
      { id: string; recipient: string; subject: string; bodyText: string; bodyHtml: string }[]
    >`select id, recipient, subject, body_text, body_html from mail`;

  /** The other organizations are as they were, and neither answers nor logs nor mails hold a word of them. */
  const untouched = async (work: () => Promise<{ text: string; headers: Headers }[]>) => {
    const [before, logged, mailed] = [await checksums(), app.logged.length, await mails()];
    const answers = await work();
    expect(await checksums()).toEqual(before);
    const seen = [
      ...answers.map(({ text, headers }) => `${text}${JSON.stringify([...headers])}`),
      ...app.logged.slice(logged),
      ...(await mails())
        .filter(({ id }) => !mailed.some((mail) => mail.id === id))
        .map((mail) => JSON.stringify(mail)),
    ].join('\n');
    expect(seen).not.toContain(word);
    for (const { orgId } of others) expect(seen).not.toContain(orgId);
  };

  return { word, mine, theirs, others, canaries, mails, untouched };
};
