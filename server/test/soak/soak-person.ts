import { type Answer, makeBrowser } from '../browser.ts';
import { goodPassword, signUpBody } from '../people.ts';
import type { Tally } from './tally.ts';

export type SoakPerson = {
  readonly email: string;
  token(): string;
  call(method: string, path: string, body?: unknown): Promise<Answer | undefined>;
  /** Signs in again, once for all who wait for it. */
  renew(): Promise<void>;
};

/** Two people of one organization. */
export type SoakHouse = { readonly boss: SoakPerson; readonly crew: SoakPerson };

/** Somebody who founded an organization and activated their address by the link that was mailed. */
export const soakOwner = async (url: string, tally: Tally): Promise<SoakPerson> => {
  const browser = makeBrowser(url);
  const body = signUpBody({ email: `owner-${crypto.randomUUID().slice(0, 8)}@soak.test` });
  const up = await browser.post('/auth/signup', body);
  if (up.status !== 201) throw new Error(`sign-up: ${up.text}`);
  browser.keep(up.body.data);
  await browser.post(`/auth/activate/${await mailedToken(url, body.email)}`);
  return personOf(url, tally, body.email, browser);
};

export const soakColleague = async (url: string, tally: Tally, boss: SoakPerson): Promise<SoakPerson> => {
  const email = `colleague-${crypto.randomUUID().slice(0, 8)}@soak.test`;
  const invited = await boss.call('POST', '/invitations', { email, role: 'crew' });
  if (invited?.status !== 201) throw new Error(`invitation: ${invited?.text}`);
  const browser = makeBrowser(url);
  const up = await browser.post('/auth/signup-invited', {
    invitation: await mailedToken(url, email),
    firstName: 'Sam',
    lastName: 'Reed',
    password: goodPassword,
  });
  if (up.status !== 201) throw new Error(`accepting: ${up.text}`);
  browser.keep(up.body.data);
  return personOf(url, tally, email, browser);
};

const personOf = (
  url: string,
  tally: Tally,
  email: string,
  browser: ReturnType<typeof makeBrowser>,
): SoakPerson => {
  let renewing: Promise<void> | undefined;
  const signIn = async () => {
    const answer = await makeBrowser(url).post('/auth/signin', { email, password: goodPassword });
    tally.count(answer.status);
    if (answer.status === 200) browser.keep(answer.body);
  };
  const renew = () => {
    renewing ??= signIn()
      .catch((error: Error) => tally.count(reasonOf(error)))
      .finally(() => {
        renewing = undefined;
      });
    return renewing;
  };
  return {
    email,
    token: () => browser.state.accessToken ?? '',
    renew,
    call: async (method, path, body) => {
      try {
        const answer = await browser.request(method, `/api${path}`, body);
        tally.count(answer.status);
        if (answer.status === 401) await renew();
        return answer;
      } catch (error) {
        tally.count(reasonOf(error));
        return undefined;
      }
    },
  };
};

export const reasonOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Without a mail server the product shows its mails to this machine. */
const mailedToken = async (url: string, email: string) => {
  const page = await (await fetch(`${url}/dev/mail`)).text();
  const mail = page.split('<article>').find((entry) => entry.includes(`>${email}<`)) ?? '';
  const [, token] = /https?:\/\/[^\s"<]+(?:\/|invitation=)([A-Za-z0-9_-]{20,})/.exec(mail) ?? [];
  if (!token) throw new Error(`no link was mailed to ${email}`);
  return token;
};
