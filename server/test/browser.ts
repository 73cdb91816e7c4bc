/** What one person's device sends and keeps: requests with their token, cookies of the server, and nothing else. */
export type Browser = ReturnType<typeof makeBrowser>;

export type Answer<Body = any> = { status: number; body: Body; headers: Headers; text: string };

export const makeBrowser = (url: string) => {
  const cookies = new Map<string, string>();
  const state = {
    accessToken: undefined as string | undefined,
    refreshToken: undefined as string | undefined,
  };

  const request = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        // A form says its own type, because its boundary is in it.
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(state.accessToken ? { 'x-access-token': state.accessToken } : {}),
        ...(cookies.size > 0
          ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
          : {}),
        ...headers,
      },
      body:
        body === undefined
          ? undefined
          : typeof body === 'string' || body instanceof FormData
            ? body
            : JSON.stringify(body),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: text && /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : undefined,
    };
  };

  return {
    state,
    cookies,
    request,
    get: (path: string, headers?: Record<string, string>) =>
      request('GET', `/api${path}`, undefined, headers),
    post: (path: string, body?: unknown, headers?: Record<string, string>) =>
      request('POST', `/api${path}`, body, headers),
    put: (path: string, body?: unknown, headers?: Record<string, string>) =>
      request('PUT', `/api${path}`, body, headers),
    patch: (path: string, body?: unknown, headers?: Record<string, string>) =>
      request('PATCH', `/api${path}`, body, headers),
    delete: (path: string, headers?: Record<string, string>) =>
      request('DELETE', `/api${path}`, undefined, headers),
    keep: (tokens: { accessToken: string; refreshToken?: string }) => {
      state.accessToken = tokens.accessToken;
      if (tokens.refreshToken) state.refreshToken = tokens.refreshToken;
    },
  };
};
