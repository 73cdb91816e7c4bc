import { mustCall } from '../api.ts';
import { nastyPayloads, nastyTexts, packed } from './nasty-texts.ts';

const at = (index: number) => nastyTexts[index % nastyTexts.length] ?? '';
/** As long as the name of a company, a city and a state may be. */
const longest = 120;

/**
 * An organization in which every text a person can type is nasty: names, company, places, titles, the program one signed
 * in with, every text once as the name of a role and of a storage location, and the audit log that tells of all of them.
 * The company has changed its name and its place so often that the log tells of every payload, too.
 */
export const makeNastyOrganization = async (url: string, who: { email: string; password: string }) => {
  const program = nastyTexts.slice(0, 8).join(' ');
  const token = await signInWithProgram(url, who, program);
  await mustCall(url, 'PATCH /me', {
    token,
    body: { firstName: at(0), lastName: at(4), phone: at(7), version: 1 },
  });
  const { rows } = (await mustCall(url, 'GET /members', { token })) as {
    rows: { id: string; version: number }[];
  };
  const [self] = rows;
  await mustCall(url, `PATCH /members/${self?.id}`, {
    token,
    body: { version: self?.version, title: at(5) },
  });
  await inParallel(nastyTexts, async (text, index) => {
    await mustCall(url, 'POST /roles', {
      token,
      body: { name: text, rules: [{ action: 'read', subject: 'Item', reason: at(index + 2) }] },
    });
    await mustCall(url, 'POST /storage-locations', {
      token,
      body: { name: text, kind: 'warehouse', address: at(index + 1) },
    });
  });
  await mustCall(url, 'POST /invitations', {
    token,
    body: { email: 'nasty.guest@quist.test', role: 'crew' },
  });
  const payloads = nastyPayloads();
  await renameAgainAndAgain(url, token, packed(payloads, longest));
  return { organization: at(1), program, payloads };
};

const signInWithProgram = async (url: string, who: { email: string; password: string }, program: string) => {
  const answer = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': program },
    body: JSON.stringify(who),
  });
  return ((await answer.json()) as { accessToken: string }).accessToken; // the contract's SignedIn
};

/** Three texts at a time, and in the end the name that the screens are asked for. */
const renameAgainAndAgain = async (url: string, token: string, texts: readonly string[]) => {
  let { version } = await mustCall(url, 'GET /organization', { token });
  const change = async (name = at(1), city = at(2), state = at(3)) => {
    const changed = await mustCall(url, 'PATCH /organization', {
      token,
      body: { version, name, city, state },
    });
    version = changed['version'];
  };
  for (let index = 0; index < texts.length; index += 3) await change(...texts.slice(index, index + 3));
  await change();
};

const inParallel = async (texts: readonly string[], work: (text: string, index: number) => Promise<void>) => {
  const waiting = [...texts.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
};
