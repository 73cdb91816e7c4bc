import { beforeEach, expect, test } from 'vitest';
import { dismissToast, getToasts, toast } from './toast.ts';

beforeEach(() => {
  for (const { id } of getToasts()) dismissToast(id);
});

const shown = () => getToasts().map(({ message }) => message);

test('what is told again stands there once, as the newest', () => {
  toast('You’re offline', { tone: 'error' });
  toast('Saved');
  toast('You’re offline', { tone: 'error' });
  toast('You’re offline', { tone: 'error' });
  expect(shown()).toEqual(['Saved', 'You’re offline']);
});

test('what can be taken back stands there each time', () => {
  const undo = () => undefined;
  toast('Removed Dune rug', { undo });
  toast('Removed Dune rug', { undo });
  expect(shown()).toEqual(['Removed Dune rug', 'Removed Dune rug']);
});

test('of many the last three are shown', () => {
  for (const message of ['a', 'b', 'c', 'd']) toast(message);
  expect(shown()).toEqual(['b', 'c', 'd']);
});
