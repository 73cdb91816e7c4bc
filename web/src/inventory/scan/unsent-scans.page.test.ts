import { beforeEach, expect, test } from 'vitest';
import { countUnsentScans, keepUnsentScans, readUnsentScans } from './unsent-scans.ts';

type Unsent = Parameters<typeof keepUnsentScans>[1];

const scans = (...codes: string[]) =>
  codes.map((text) => ({
    key: text,
    text,
    location: { id: 'bay', name: 'Bay 1', code: null },
    state: 'sending',
  })) as unknown as Unsent; // what a scan says of its piece is not asked here
const codesOf = (owner: string) => readUnsentScans(owner).map(({ text }) => text);

beforeEach(() => localStorage.clear());

test('scans that wait in one organization stay while others are kept and sent in another', () => {
  keepUnsentScans('ada larkspur', scans('OAK-1', 'OAK-2'), []);
  keepUnsentScans('ada dune', scans('ELM-1'), []);
  keepUnsentScans('ben dune', scans('FIR-1'), []);
  expect([codesOf('ada larkspur'), codesOf('ada dune')]).toEqual([['OAK-1', 'OAK-2'], ['ELM-1']]);
  expect([countUnsentScans('ada'), countUnsentScans('ben'), countUnsentScans('ad')]).toEqual([3, 1, 0]);
  keepUnsentScans('ada dune', [], ['ELM-1']);
  expect([codesOf('ada larkspur'), codesOf('ada dune')]).toEqual([['OAK-1', 'OAK-2'], []]);
  expect(readUnsentScans('ada larkspur')[0]?.state).toBe('kept');
});

test('when everything was sent, nothing is kept', () => {
  keepUnsentScans('ada larkspur', scans('OAK-1'), []);
  keepUnsentScans('ada larkspur', [], ['OAK-1']);
  expect(localStorage.length).toBe(0);
  expect(countUnsentScans('ada')).toBe(0);
});

test('two tabs keep what each of them has to send, and neither drops the other’s', () => {
  keepUnsentScans('ada larkspur', scans('OAK-1'), []);
  keepUnsentScans('ada larkspur', scans('OAK-2'), []);
  keepUnsentScans('ada larkspur', scans('OAK-3'), ['OAK-2']);
  expect(codesOf('ada larkspur')).toEqual(['OAK-3', 'OAK-1']);
});

test('what was kept when there could be only one organization is found', () => {
  localStorage.setItem('unsentScans', JSON.stringify({ owner: 'ada larkspur', unsent: scans('OAK-1') }));
  expect(codesOf('ada larkspur')).toEqual(['OAK-1']);
  expect(codesOf('ada dune')).toEqual([]);
  keepUnsentScans('ada dune', scans('ELM-1'), []);
  expect([codesOf('ada larkspur'), codesOf('ada dune')]).toEqual([['OAK-1'], ['ELM-1']]);
});

test('a scan that was kept when its location was called a place is still on its way there', () => {
  const [{ location, ...scan }] = scans('OAK-1') as unknown as [Unsent[number]]; // one
  localStorage.setItem('unsentScans', JSON.stringify({ 'ada larkspur': [{ ...scan, place: location }] }));
  expect(readUnsentScans('ada larkspur')).toEqual([{ ...scan, location, state: 'kept' }]);
});

test.each(['', 'no JSON', '[]', '{"owner":7}', '{"ada larkspur":"no list"}'])(
  'what somebody else wrote there (%s) is nobody’s scan',
  (text) => {
    localStorage.setItem('unsentScans', text);
    expect([codesOf('ada larkspur'), countUnsentScans('ada')]).toEqual([[], 0]);
  },
);
