import { beforeEach, expect, test, vi } from 'vitest';
import { keepFacts } from '../../../platform/outbox/outbox.ts';
import { getSession, signedIn } from '../../../platform/session/session.ts';
import { readOwner } from '../../../platform/session/stored-session.ts';
import { adaSignedIn } from '../../../test/ada.ts';
import { signOut } from './sign-out.ts';
import 'fake-indexeddb/auto';

const openDialog = vi.hoisted(() => vi.fn());
vi.mock(import('./dialog-store.ts'), async (original) => ({ ...(await original()), openDialog }));

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  signedIn(adaSignedIn());
});

const unsent = (id: string) => [{ fact: { id, at: '2026-11-18T09:14:00Z', kind: 'moved' } }];
const owner = () => readOwner() ?? '';

test('when everything of one’s own was sent, signing out asks nothing', async () => {
  await keepFacts('somebody else', unsent('1'));
  await signOut();
  expect(openDialog).not.toHaveBeenCalled();
  expect(getSession().loggedIn).toBe(false);
});

test('signing out asks first when a scan has not been sent, and signs nobody out meanwhile', async () => {
  await keepFacts(owner(), unsent('2'));
  await signOut();
  expect(openDialog).toHaveBeenCalledExactlyOnceWith('signOut');
  expect(getSession().loggedIn).toBe(true);
});
