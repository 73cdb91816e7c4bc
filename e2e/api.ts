import { password } from './people.ts';

type Json = Record<string, unknown>;
export type ApiAnswer = { status: number; body: Json };

/** Calls the API as the product's own client does, to arrange what a test starts from or to see what the server says. */
export const callApi = async (
  url: string,
  call: `${'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'} /${string}`,
  { token, body, from }: { token?: string; body?: Json; from?: string } = {},
): Promise<ApiAnswer> => {
  const [method = 'GET', path = ''] = call.split(' ');
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { 'x-access-token': token } : {}),
      ...(from ? { 'x-forwarded-for': from } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json().catch(() => ({}))) as Json }; // the API speaks JSON
};

/** The same, for calls that have to succeed. */
export const mustCall: typeof callApi extends (...args: infer Args) => unknown
  ? (...args: Args) => Promise<Json>
  : never = async (...args) => {
  const { status, body } = await callApi(...args);
  if (status >= 400) throw new Error(`${args[1]} was answered with ${status}: ${JSON.stringify(body)}`);
  return body;
};

export type Tokens = { accessToken: string; refreshToken: string };

/** A session of its own for somebody, without a browser. */
export const signInByApi = async (url: string, email: string, secret = password) =>
  (await mustCall(url, 'POST /auth/signin', { body: { email, password: secret } })) as Tokens & {
    user: Json;
  }; // the contract's SignedIn

/** Somebody new with an organization of their own, in a house of their own: from one address few can sign up. */
export const signUpByApi = async (url: string, given: Partial<typeof newcomer> & { email: string }) => {
  const from = `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;
  const { data } = (await mustCall(url, 'POST /auth/signup', { body: { ...newcomer, ...given }, from })) as {
    data: Json;
  };
  return data as Tokens & Json; // the contract's SignedUp
};

export const newcomer = {
  firstName: 'Wilma',
  lastName: 'Quist',
  password: 'copper-lantern-meadow',
  companyName: 'Quist & Daughters',
  companyType: 'home_staging',
  companySize: '2-5',
  city: 'Utrecht',
  state: 'Utrecht',
};
