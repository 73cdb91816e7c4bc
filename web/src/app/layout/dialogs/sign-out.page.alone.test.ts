import { beforeEach, expect, test, vi } from 'vitest';
import { keepUnsentScans } from '../../../inventory/scan/unsent-scans.ts';
import { getSession, signedIn } from '../../../platform/session/session.ts';
import { readOwner } from '../../../platform/session/stored-session.ts';
import { adaSignedIn } from '../../../test/ada.ts';
import { signOut } from './sign-out.ts';

const openDialog = vi.hoisted(() => vi.fn());
vi.mock(import('./dialog-store.ts'), async (original) => ({ ...(await original()), openDialog }));

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  signedIn(adaSignedIn());
});

const scan = { key: 'k', text: 'OAK-1', location: { id: 'bay', name: 'Bay 1', code: null }, state: 'kept' };
const unsent = [scan] as unknown as Parameters<typeof keepUnsentScans>[1]; // what is asked here is only how many

const owner = () => readOwner() ?? '';

test('signing out asks first when a scan has not been sent, and signs nobody out meanwhile', () => {
  keepUnsentScans(owner(), unsent, []);
  signOut();
  expect(openDialog).toHaveBeenCalledExactlyOnceWith('signOut');
  expect(getSession().loggedIn).toBe(true);
});

test('when everything of one’s own was sent, signing out asks nothing', () => {
  keepUnsentScans(owner(), unsent, []);
  keepUnsentScans(owner(), [], ['k']);
  keepUnsentScans('somebody else', unsent, []);
  signOut();
  expect(openDialog).not.toHaveBeenCalled();
  expect(getSession().loggedIn).toBe(false);
});
