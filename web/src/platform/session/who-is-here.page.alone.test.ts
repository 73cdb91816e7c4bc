import { expect, test } from 'vitest';
import { adaSignedIn, adasOtherOrganization } from '../../test/ada.ts';
import { getSession, signedIn } from './session.ts';
import { isSame, whoIsHere } from './who-is-here.ts';

test('something is of one member in one organization with the same rights, or of nobody', () => {
  const mine = { owner: 'ellen larkspur', rights: '[{"action":"read"}]' };
  expect(isSame(mine, { ...mine })).toBe(true);
  expect(isSame(mine, { ...mine, owner: 'ellen quist' })).toBe(false);
  expect(isSame(mine, { ...mine, rights: '[]' })).toBe(false);
  expect(isSame(mine, undefined)).toBe(false);
  expect(isSame(undefined, undefined)).toBe(false);
});

test('while another tab has switched and this one has not followed, nobody is here', () => {
  signedIn(adaSignedIn());
  expect(whoIsHere()?.owner).toBe(`${adaSignedIn().user.id} ${adaSignedIn().user.activeOrganization?.id}`);
  const elsewhere = { ...getSession().user, activeOrganization: adasOtherOrganization };
  localStorage.setItem('user', JSON.stringify(elsewhere));
  expect(whoIsHere()).toBeUndefined();
});
