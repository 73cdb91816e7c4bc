import { afterEach, expect, test, vi } from 'vitest';
import { sendWithProgress } from './send-with-progress.ts';

/** The browser's own, as far as it is used: it sends half, then all, and answers as told. */
class FakeCall {
  static answer = { status: 201, headers: '', body: '' };
  upload = { onprogress: (_: { loaded: number; total: number }) => undefined };
  sent: Record<string, string> = {};
  status = 0;
  statusText = '';
  response: ArrayBuffer | undefined;
  onload = () => undefined;
  onabort = () => undefined;
  open(method: string, url: string) {
    this.sent = { method, url };
  }
  setRequestHeader(name: string, value: string) {
    this.sent[name] = value;
  }
  getAllResponseHeaders() {
    return FakeCall.answer.headers;
  }
  abort() {
    this.onabort();
  }
  send(body: ArrayBuffer) {
    calls.push({ ...this.sent, body: new TextDecoder().decode(body) });
    this.upload.onprogress({ loaded: body.byteLength / 2, total: body.byteLength });
    if (FakeCall.answer.status === 0) return;
    this.upload.onprogress({ loaded: body.byteLength, total: body.byteLength });
    this.status = FakeCall.answer.status;
    this.response = new TextEncoder().encode(FakeCall.answer.body).buffer;
    this.onload();
  }
}

let calls: Record<string, string>[] = [];
const answering = (answer: Partial<typeof FakeCall.answer>) => {
  calls = [];
  FakeCall.answer = { status: 201, headers: '', body: '', ...answer };
  vi.stubGlobal('XMLHttpRequest', FakeCall);
};
afterEach(() => vi.unstubAllGlobals());

const request = (signal?: AbortSignal) =>
  new Request('https://archway.test/api/pictures', {
    method: 'POST',
    body: 'a picture',
    headers: { 'x-access-token': 'mine' },
    ...(signal ? { signal } : {}),
  });

test('a file is sent as it is, with its headers, and how much of it was sent is told', async () => {
  answering({ body: '{"id":"7"}', headers: 'content-type: application/json\r\nx-request-id: a: b\r\n' });
  const shares: number[] = [];
  const answer = await sendWithProgress(request(), (share) => shares.push(share));
  expect(calls).toMatchObject([{ method: 'POST', 'x-access-token': 'mine', body: 'a picture' }]);
  expect(shares).toEqual([0.5, 1]);
  expect([answer.status, await answer.json(), answer.headers.get('x-request-id')]).toEqual([
    201,
    { id: '7' },
    'a: b',
  ]);
});

test('a refusal is an answer like any other, also one without a body', async () => {
  answering({ status: 429, headers: 'retry-after: 7', body: '{}' });
  const refused = await sendWithProgress(request(), () => undefined);
  expect([refused.ok, refused.status, refused.headers.get('retry-after')]).toEqual([false, 429, '7']);
  answering({ status: 204 });
  expect((await sendWithProgress(request(), () => undefined)).status).toBe(204);
});

test('what is given up before or while it is sent ends as an abort', async () => {
  answering({ status: 0 });
  const before = AbortSignal.abort();
  await expect(sendWithProgress(request(before), () => undefined)).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(calls).toEqual([]);
  const meanwhile = new AbortController();
  const sending = sendWithProgress(request(meanwhile.signal), () => meanwhile.abort());
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
});
