import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { adaSignedIn, adasOtherOrganization } from '../../test/ada.ts';
import { makeToken } from '../../test/make-token.ts';
import { ApiProblem } from '../api/api-problem.ts';
import { forgetMemory } from '../session/forget.ts';
import { logout } from '../session/logout.ts';
import { organizationSwitched, signedIn } from '../session/session.ts';
import { keepFacts, openOutbox, retryFact } from './outbox.ts';
import { type OutboxChange, onOutboxChange } from './outbox-changes.ts';
import type { DeviceFact } from './outbox-entry.ts';
import { outboxChannel } from './outbox-names.ts';
import { sendOutbox } from './send-outbox.ts';

const member = adaSignedIn().user.id;
const ada = `${member} ${adaSignedIn().user.activeOrganization?.id}`;
const fact = (id: string): DeviceFact => ({ id, at: '2026-11-18T09:14:00Z', kind: 'damaged' });
const placed = (facts: readonly DeviceFact[]) => facts.map(({ id }) => ({ id, review: null }));
const photo = { pictures: [new Blob(['photo'])], shown: { text: 'LK-1' } };

let stop: () => void = () => undefined;
afterEach(async () => {
  stop();
  logout();
  const store = await openOutbox();
  for (const { id } of await store.all(ada)) {
    await store.setAside([{ id, reason: 'over' }]);
    await store.discard(id);
  }
});

test('what is added is sent in the name of whoever recorded it, and nobody else’s is', async () => {
  signedIn(adaSignedIn());
  const send = vi.fn(async (_owner: string, facts: readonly DeviceFact[]) => placed(facts));
  stop = sendOutbox({ send, sendPart: vi.fn() });
  await keepFacts('bob larkspur', [{ fact: fact('of bob') }]);
  await keepFacts(ada, [{ fact: fact('1') }]);
  await expect.poll(() => send.mock.calls.length).toBe(1);
  expect(send.mock.calls[0]).toEqual([ada, [fact('1')]]);
  expect((await (await openOutbox()).all('bob larkspur')).length).toBe(1);
});

test('a server that does not know the call takes nothing out of the outbox', async () => {
  signedIn(adaSignedIn());
  const send = vi.fn(async () => {
    throw new ApiProblem('not_found', '', { status: 404, facts: { code: 'not_found' } });
  });
  stop = sendOutbox({ send, sendPart: vi.fn() });
  await keepFacts(ada, [{ fact: fact('2') }]);
  await expect.poll(() => send.mock.calls.length).toBeGreaterThan(0);
  expect(await (await openOutbox()).counts(ada)).toMatchObject({ setAside: 0 });
});

test('what the server refuses is sent again when somebody says so', async () => {
  signedIn(adaSignedIn());
  let isRefused = true;
  const send = vi.fn(async (_owner: string, facts: readonly DeviceFact[]) => {
    if (isRefused)
      throw new ApiProblem('invalid_input', '', { status: 422, facts: { code: 'invalid_input' } });
    return placed(facts);
  });
  stop = sendOutbox({ send, sendPart: vi.fn() });
  await keepFacts(ada, [{ fact: fact('3') }]);
  const store = await openOutbox();
  await expect.poll(() => store.counts(ada)).toEqual({ waiting: 0, setAside: 1 });
  isRefused = false;
  await retryFact(ada, '3');
  await expect.poll(() => store.counts(ada)).toEqual({ waiting: 0, setAside: 0 });
});

test('a batch that is answered after its member has signed out leaves nothing of them', async () => {
  signedIn(adaSignedIn());
  const answer = Promise.withResolvers<void>();
  const send = vi.fn(async (_owner: string, facts: readonly DeviceFact[]) => {
    await answer.promise;
    return placed(facts);
  });
  stop = sendOutbox({ send, sendPart: vi.fn() });
  await keepFacts(ada, [{ fact: fact('4'), shown: { text: 'of ada' } }]);
  await expect.poll(() => send.mock.calls.length).toBe(1);
  logout();
  answer.resolve();
  const store = await openOutbox();
  await expect.poll(() => store.all(ada)).toEqual([]);
  expect(await store.sentLately(ada)).toEqual([]);
});

test('what was sent is there after a switch of the organization, and after a sign-out only that of which a photo waits', async () => {
  signedIn(adaSignedIn());
  const send = async (_owner: string, facts: readonly DeviceFact[]) => placed(facts);
  const sendPart = () => Promise.reject(new ApiProblem('unreachable', ''));
  stop = sendOutbox({ send, sendPart });
  await keepFacts(ada, [{ fact: fact('5') }, { fact: fact('6'), ...photo }]);
  const store = await openOutbox();
  const sent = async () => (await store.sentLately(ada)).map(({ id }) => id);
  await expect.poll(sent).toEqual(['6', '5']);
  organizationSwitched({
    accessToken: makeToken(900),
    activeOrganization: adasOtherOrganization,
    userAbilityRules: [],
  });
  forgetMemory();
  await new Promise((turn) => setTimeout(turn));
  expect(await sent()).toEqual(['6', '5']);
  logout();
  await expect.poll(sent).toEqual(['6']);
  expect((await store.pictures(ada)).length).toBe(1);
  await store.pictureArrived((await store.pictures(ada))[0]?.id ?? '');
});

test('other tabs hear whose facts were added and which, and nothing of them', async () => {
  signedIn(adaSignedIn());
  const told = Promise.withResolvers<OutboxChange>();
  const other = new BroadcastChannel(outboxChannel);
  other.onmessage = ({ data }) => data.kind === 'added' && told.resolve(data);
  const here: OutboxChange[] = [];
  const stopHearing = onOutboxChange((change) => here.push(change));
  await keepFacts(ada, [{ fact: fact('7'), shown: { text: 'secret' } }]);
  expect(await told.promise).toEqual({ kind: 'added', owner: ada, ids: ['7'] });
  expect(here).toContainEqual({ kind: 'added', owner: ada, ids: ['7'], facts: [fact('7')] });
  stopHearing();
  other.close();
});
