export type OnProgress = (share: number) => void;

/** What `fetch` does, telling how much of the body has left the device: `fetch` itself cannot tell. */
export const sendWithProgress = async (request: Request, onProgress: OnProgress): Promise<Response> => {
  const body = await request.arrayBuffer();
  request.signal.throwIfAborted();
  return new Promise((answer, fail) => {
    const call = new XMLHttpRequest();
    call.open(request.method, request.url);
    call.responseType = 'arraybuffer';
    for (const [name, value] of request.headers) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => answer(responseOf(call));
    call.onerror = () => fail(new TypeError('The call did not get through.'));
    call.onabort = () => fail(new DOMException('The call was given up.', 'AbortError'));
    request.signal.addEventListener('abort', () => call.abort());
    call.send(body);
  });
};

/** Answers with these statuses have no body, and a Response with one would be refused. */
const withoutBody = [204, 205, 304];

const responseOf = (call: XMLHttpRequest) => {
  const body = call.response as ArrayBuffer; // as `responseType` asks
  return new Response(withoutBody.includes(call.status) ? null : body, {
    status: call.status,
    statusText: call.statusText,
    headers: headersOf(call.getAllResponseHeaders()),
  });
};

const headersOf = (lines: string) =>
  lines
    .trim()
    .split(/[\r\n]+/)
    .filter(Boolean)
    .map((line): [string, string] => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')];
    });
