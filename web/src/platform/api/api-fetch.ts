import { callBegan } from '../reach/reach.ts';
import { refreshOrLogout, waitsForServer } from '../session/keep-session.ts';
import { logout } from '../session/logout.ts';
import { ownerOf, readAccessToken, readOwner, readStoredUser } from '../session/stored-session.ts';
import { isServerAway } from './answer-rules.ts';
import { ApiProblem, networkProblem, problemOf } from './api-problem.ts';
import { callEnded, callSent, turnToReplay } from './replay-order.ts';
import { type OnProgress, sendWithProgress } from './send-with-progress.ts';

/**
 * Sends one call with the access token. A 401 of Archway's own refreshes once (together with every other call that got one) and
 * replays the call once, in the order of sending; a second 401 logs out. Meanwhile somebody else may have signed in, or
 * another organization be open: a call is never sent in a name it was not made in. A call that anyone may make keeps its
 * 401: there it is an answer.
 */
export const apiFetch = async (
  request: Request,
  { anyone = false, onProgress, owner: expected }: Options = {},
): Promise<Response> => {
  // Read at one moment: another tab changes both together.
  const user = readStoredUser();
  const owner = user ? ownerOf(user) : undefined;
  if (expected !== undefined && expected !== owner) throw somebodyElse();
  const token = user?.accessToken ?? readAccessToken();
  const replay = request.clone();
  const call = callSent(token);
  try {
    const first = await send(request, token, onProgress);
    if (first.status !== 401 || anyone) return await accepted(first);
    await requireOurs(first);

    const fresh = await refreshOrLogout(token).catch(rethrow(first));
    await turnToReplay(call);
    if (readOwner() !== owner) throw await problemOf(first);
    const second = await send(replay, fresh, onProgress);
    if (second.status === 401) {
      await requireOurs(second);
      logout('expired');
    }
    return await accepted(second);
  } finally {
    callEnded(call);
  }
};

type Options = {
  readonly anyone?: boolean;
  readonly onProgress?: OnProgress | undefined;
  /** Whose call it is, where that was settled before it was made. */
  readonly owner?: string | undefined;
};

const somebodyElse = () => new ApiProblem('unauthenticated', 'Somebody else is here.', { status: 401 });

const send = (
  request: Request,
  token: string | undefined,
  onProgress: OnProgress | undefined,
): Promise<Response> => {
  if (token) request.headers.set('x-access-token', token);
  const answer = onProgress ? sendWithProgress(request, onProgress) : fetch(request, { redirect: 'error' });
  const ended = callBegan(request.method === 'GET');
  return answer.then(
    (response) => {
      ended(isServerAway(response.status) ? 'failed' : 'answered');
      return response;
    },
    (error: unknown) => {
      // One that had its time, and was not just of no interest any more, says something about the network.
      ended(request.signal.reason?.name === 'AbortError' ? 'given up' : 'failed');
      throw networkProblem(error);
    },
  );
};

/** A page is no answer of ours: a hotel's sign-in, say, which comes instead of any of them. */
const accepted = async (response: Response) => {
  if (!response.ok) throw await problemOf(response);
  if (response.headers.get('content-type')?.startsWith('text/html')) throw somethingElse();
  return response;
};

/** Only Archway's own word ends a session: a proxy in its place knows nothing of that. */
const requireOurs = async (response: Response) => {
  const { facts } = await problemOf(response.clone());
  if (typeof facts['code'] !== 'string') throw somethingElse();
};

const somethingElse = () => new ApiProblem('unreachable', 'Not the server.');

/** When the session has ended, the caller is told what its own call was told; else that the server was not reached. */
const rethrow =
  (response: Response) =>
  async (error: unknown): Promise<never> => {
    throw waitsForServer(error) ? networkProblem(error) : await problemOf(response);
  };
