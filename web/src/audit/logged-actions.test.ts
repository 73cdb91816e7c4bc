import words from '@archway/contract/audit/names/en.json' with { type: 'json' };
import { loggedActions } from '@archway/contract/changes';
import { expect, test } from 'vitest';

test('every action that the contract writes has its words, and what it is about', () => {
  const at = (path: string) =>
    path
      .split('.')
      .reduce<unknown>((found, part) => (found as Record<string, unknown>)?.[part], words.actions);
  for (const action of loggedActions) {
    expect(at(action), action).toEqual({ did: expect.any(String), name: expect.any(String) });
    expect(Object.keys(words.things), action).toContain(action.slice(0, action.indexOf('.')));
  }
});
