import { refreshOrLogout } from '../session/keep-session.ts';
import { logout } from '../session/logout.ts';
import { readAccessToken } from '../session/stored-session.ts';
import { networkProblem, problemOf } from './api-problem.ts';
import { callEnded, callSent, turnToReplay } from './replay-order.ts';
import { type OnProgress, sendWithProgress } from './send-with-progress.ts';

/**
 * Sends one call with the access token. A 401 refreshes once (together with every other call that got one) and
 * replays the call once, in the order of sending; a second 401 logs out. A call that anyone may make keeps its 401: there it is an answer.
 */
export const apiFetch = async (
  request: Request,
  { anyone = false, onProgress }: { anyone?: boolean; onProgress?: OnProgress | undefined } = {},
): Promise<Response> => {
  const token = readAccessToken();
  const replay = request.clone();
  const call = callSent(token);
  try {
    const first = await send(request, token, onProgress);
    if (first.status !== 401 || anyone) return await accepted(first);

    const fresh = await refreshOrLogout(token).catch(rethrow(first));
    await turnToReplay(call);
    const second = await send(replay, fresh, onProgress);
    if (second.status === 401) logout('expired');
    return await accepted(second);
  } finally {
    callEnded(call);
  }
};

const send = (
  request: Request,
  token: string | undefined,
  onProgress: OnProgress | undefined,
): Promise<Response> => {
  if (token) request.headers.set('x-access-token', token);
  const answer = onProgress ? sendWithProgress(request, onProgress) : fetch(request, { redirect: 'error' });
  return answer.catch((error: unknown) => {
    throw networkProblem(error);
  });
};

const accepted = async (response: Response) => {
  if (!response.ok) throw await problemOf(response);
  return response;
};

/** When the session cannot be refreshed, the caller is told what its own call was told. */
const rethrow = (response: Response) => async (): Promise<never> => {
  throw await problemOf(response);
};
