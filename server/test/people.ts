import type { UserData } from '@archway/contract/auth/session';
import type { Browser } from './browser.ts';
import type { TestApp } from './test-app.ts';

export type PersonInTest = Browser & {
  readonly user: UserData;
  readonly email: string;
  readonly password: string;
};

export const goodPassword = 'correct horse battery';

let count = 0;

export const signUpBody = (more: Record<string, unknown> = {}) => {
  count += 1;
  return {
    firstName: 'Robin',
    lastName: 'Vale',
    email: `person${count}@house${count}.test`,
    password: goodPassword,
    companyName: `House ${count} Staging`,
    companyType: 'home_staging',
    companySize: '2-5',
    city: 'Portland',
    state: 'OR',
    ...more,
  };
};

/** Somebody who signed up through the front door, owns an organization and has activated their address. */
export const owner = async (
  app: Pick<TestApp, 'browser' | 'sql'>,
  more: Record<string, unknown> = {},
): Promise<PersonInTest> => {
  const browser = app.browser();
  const body = signUpBody(more);
  const answer = await browser.post('/auth/signup', body);
  if (answer.status !== 201) throw new Error(`sign-up failed: ${answer.text}`);
  browser.keep(answer.body.data);
  await app.sql`update app_user set email_verified_at = now(), status = 'active' where email = ${body.email}`;
  return Object.assign(browser, { user: answer.body.data, email: body.email, password: body.password });
};

/** A colleague with a role, who accepted the owner's invitation through the front door. */
export const colleague = async (app: TestApp, boss: PersonInTest, role: string): Promise<PersonInTest> => {
  count += 1;
  const email = `colleague${count}@example.test`;
  const invited = await boss.post('/invitations', { email, role });
  if (invited.status !== 201) throw new Error(`invitation failed: ${invited.text}`);
  const browser = app.browser();
  const answer = await browser.post('/auth/signup-invited', {
    invitation: await lastLinkToken(app, email),
    firstName: 'Sam',
    lastName: `Reed${count}`,
    password: goodPassword,
  });
  if (answer.status !== 201) throw new Error(`accepting failed: ${answer.text}`);
  browser.keep(answer.body.data);
  return Object.assign(browser, { user: answer.body.data, email, password: goodPassword });
};

/** The secret of the newest link that was mailed to an address. */
export const lastLinkToken = async (app: TestApp, email: string) => {
  const [mail] = await app.sql<
    { bodyText: string }[]
  >`select body_text from mail where recipient = ${email} order by created_at desc, id desc limit 1`;
  const [, token] = /https?:\/\/\S+(?:\/|invitation=)([A-Za-z0-9_-]{20,})/.exec(mail?.bodyText ?? '') ?? [];
  if (!token) throw new Error(`no link was mailed to ${email}`);
  return token;
};
