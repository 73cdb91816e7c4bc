import { beforeEach, expect, test } from 'vitest';
import { countUnsentScans, keepUnsentScans, readUnsentScans } from './unsent-scans.ts';

type Unsent = Parameters<typeof keepUnsentScans>[1];

const scans = (...codes: string[]) =>
  codes.map((text) => ({
    key: text,
    text,
    place: { id: 'bay', name: 'Bay 1', code: null },
    state: 'sending',
  })) as unknown as Unsent; // what a scan says of its piece is not asked here
const codesOf = (owner: string) => readUnsentScans(owner).map(({ text }) => text);

beforeEach(() => localStorage.clear());

test('scans that wait in one organization stay while others are kept and sent in another', () => {
  keepUnsentScans('ada in larkspur', scans('OAK-1', 'OAK-2'));
  keepUnsentScans('ada in dune', scans('ELM-1'));
  expect([codesOf('ada in larkspur'), codesOf('ada in dune')]).toEqual([['OAK-1', 'OAK-2'], ['ELM-1']]);
  expect(countUnsentScans()).toBe(3);
  keepUnsentScans('ada in dune', []);
  expect([codesOf('ada in larkspur'), codesOf('ada in dune')]).toEqual([['OAK-1', 'OAK-2'], []]);
  expect(readUnsentScans('ada in larkspur')[0]?.state).toBe('kept');
});

test('when everything was sent, nothing is kept', () => {
  keepUnsentScans('ada in larkspur', scans('OAK-1'));
  keepUnsentScans('ada in larkspur', []);
  expect(localStorage.length).toBe(0);
  expect(countUnsentScans()).toBe(0);
});

test('what was kept when there could be only one organization is found', () => {
  localStorage.setItem('unsentScans', JSON.stringify({ owner: 'ada in larkspur', unsent: scans('OAK-1') }));
  expect(codesOf('ada in larkspur')).toEqual(['OAK-1']);
  expect(codesOf('ada in dune')).toEqual([]);
  keepUnsentScans('ada in dune', scans('ELM-1'));
  expect([codesOf('ada in larkspur'), codesOf('ada in dune')]).toEqual([['OAK-1'], ['ELM-1']]);
});

test.each(['', 'no JSON', '[]', '{"owner":7}', '{"ada in larkspur":"no list"}'])(
  'what somebody else wrote there (%s) is nobody’s scan',
  (text) => {
    localStorage.setItem('unsentScans', text);
    expect([codesOf('ada in larkspur'), countUnsentScans()]).toEqual([[], 0]);
  },
);
