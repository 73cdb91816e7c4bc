import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adaSignedIn, adasOtherOrganization } from '../../test/ada.ts';
import { makeToken } from '../../test/make-token.ts';
import { followRights } from './follow-rights.ts';
import { forgetOrganization, onForget } from './forget.ts';
import { logout } from './logout.ts';
import { dropSession, organizationSwitched, signedIn, tokensRefreshed } from './session.ts';

const kept = ['knownCodes', 'lastSeen', 'unsentOutbox'];

/** As the app keeps them. */
const makeDatabase = (name: string) =>
  new Promise<void>((made, fail) => {
    const request = indexedDB.open(name, 1);
    request.onerror = () => fail(request.error);
    request.onsuccess = () => {
      request.result.close();
      made();
    };
  });
const databases = async () => (await indexedDB.databases()).map(({ name }) => name).toSorted();

const signedOut: unknown[] = [];
const stop: (() => void)[] = [];
beforeEach(async () => {
  dropSession();
  signedIn(adaSignedIn());
  for (const name of kept) await makeDatabase(name);
  signedOut.length = 0;
  stop.push(onForget((who) => signedOut.push(who)));
});
afterEach(() => {
  for (const each of stop.splice(0)) each();
});

test('whoever signs out leaves what they have not sent, and nothing else', async () => {
  logout();
  await expect.poll(databases).toEqual(['unsentOutbox']);
  expect(signedOut).toEqual([{ memberId: adaSignedIn().user.id }]);
});

test('whoever goes on in another organization leaves what was kept of the first', async () => {
  organizationSwitched({
    accessToken: makeToken(900),
    activeOrganization: adasOtherOrganization,
    userAbilityRules: adaSignedIn().userAbilityRules,
  });
  forgetOrganization();
  await expect.poll(databases).toEqual(['unsentOutbox']);
  expect(signedOut, 'and has not signed out').toEqual([undefined]);
});

test('whoever loses rights, or is given others, keeps nothing that was read with those before', async () => {
  stop.push(followRights());
  const { userAbilityRules } = adaSignedIn();
  tokensRefreshed({ accessToken: makeToken(900, 'same'), userAbilityRules });
  expect(await databases()).toEqual(kept);
  tokensRefreshed({
    accessToken: makeToken(900, 'fewer'),
    userAbilityRules: [{ action: 'read', subject: 'Client' }],
  });
  await expect.poll(databases).toEqual(['unsentOutbox']);
  expect(signedOut).toEqual([]);
});
