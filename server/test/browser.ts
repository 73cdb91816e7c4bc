import { Agent, request } from 'node:http';

/** What one person's device sends and keeps: requests with their token, cookies of the server, and nothing else. */
export type Browser = ReturnType<typeof makeBrowser>;

export type Answer<Body = any> = { status: number; body: Body; headers: Headers; text: string };

export const makeBrowser = (url: string) => {
  const cookies = new Map<string, string>();
  const state = {
    accessToken: undefined as string | undefined,
    refreshToken: undefined as string | undefined,
  };

  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const own = {
      'user-agent': 'node',
      // A form says its own type, because its boundary is in it.
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...(state.accessToken ? { 'x-access-token': state.accessToken } : {}),
      ...(cookies.size > 0
        ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
        : {}),
    };
    const sent = { method, headers: { ...own, ...headers } };
    const answer =
      body instanceof FormData
        ? await sendForm(url + path, { ...sent, body })
        : await send(url + path, {
            ...sent,
            body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
          });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const { status, text } = answer;
    const isJson = text && /json/.test(answer.headers.get('content-type') ?? '');
    return { status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : undefined };
  };

  return {
    state,
    cookies,
    request: call,
    get: (path: string, headers?: Record<string, string>) => call('GET', `/api${path}`, undefined, headers),
    post: (path: string, body?: unknown, headers?: Record<string, string>) =>
      call('POST', `/api${path}`, body, headers),
    put: (path: string, body?: unknown, headers?: Record<string, string>) =>
      call('PUT', `/api${path}`, body, headers),
    patch: (path: string, body?: unknown, headers?: Record<string, string>) =>
      call('PATCH', `/api${path}`, body, headers),
    delete: (path: string, headers?: Record<string, string>) =>
      call('DELETE', `/api${path}`, undefined, headers),
    keep: (tokens: { accessToken: string; refreshToken?: string }) => {
      state.accessToken = tokens.accessToken;
      if (tokens.refreshToken) state.refreshToken = tokens.refreshToken;
    },
  };
};

type Sent<Body> = {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: Body;
};
type Received = Pick<Answer, 'status' | 'headers' | 'text'>;

const connections = new Agent({ keepAlive: true });

/** `fetch` costs as much as the answer itself, and these tests ask tens of thousands of times. */
const send = (url: string, { method, headers, body }: Sent<string | undefined>) =>
  new Promise<Received>((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(
      url,
      { method, agent: connections, headers: { ...headers, ...length } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: new Headers(pairsOf(answer.rawHeaders)),
            text: new TextDecoder().decode(Buffer.concat(parts)),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

const pairsOf = (raw: readonly string[]) =>
  raw.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : []));

const sendForm = async (url: string, { method, headers, body }: Sent<FormData>): Promise<Received> => {
  const answer = await fetch(url, { method, redirect: 'manual', headers, body });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
