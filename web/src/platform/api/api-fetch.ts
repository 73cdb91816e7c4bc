import { refreshOrLogout, waitsForServer } from '../session/keep-session.ts';
import { logout } from '../session/logout.ts';
import { readAccessToken, readOwner } from '../session/stored-session.ts';
import { networkProblem, problemOf } from './api-problem.ts';
import { callEnded, callSent, turnToReplay } from './replay-order.ts';
import { type OnProgress, sendWithProgress } from './send-with-progress.ts';

/**
 * Sends one call with the access token. A 401 refreshes once (together with every other call that got one) and
 * replays the call once, in the order of sending; a second 401 logs out. Meanwhile somebody else may have signed in, or
 * another organization be open: a call is never sent in a name it was not made in. A call that anyone may make keeps its
 * 401: there it is an answer.
 */
export const apiFetch = async (
  request: Request,
  { anyone = false, onProgress }: { anyone?: boolean; onProgress?: OnProgress | undefined } = {},
): Promise<Response> => {
  const token = readAccessToken();
  const owner = readOwner();
  const replay = request.clone();
  const call = callSent(token);
  try {
    const first = await send(request, token, onProgress);
    if (first.status !== 401 || anyone) return await accepted(first);

    const fresh = await refreshOrLogout(token).catch(rethrow(first));
    await turnToReplay(call);
    if (readOwner() !== owner) throw await problemOf(first);
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

/** When the session has ended, the caller is told what its own call was told; else that the server was not reached. */
const rethrow =
  (response: Response) =>
  async (error: unknown): Promise<never> => {
    throw waitsForServer(error) ? networkProblem(error) : await problemOf(response);
  };
