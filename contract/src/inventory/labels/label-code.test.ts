import { expect, test } from 'vitest';
import { readLabelCode, scanAddress, spellLabelCode } from './label-code.ts';

const code = '7K2M9QXT0V';

test.each([
  code,
  '7k2m9qxt0v',
  ' 7K2M9-QXT0V ',
  '7K2M9 QXT0V',
  '7k2m9qxtov',
  `https://archway.example/scan/${code}`,
  `https://archway.example/scan/${code}/`,
  `HTTPS://ARCHWAY.EXAMPLE/SCAN/${code}?source=camera#top`,
  `http://10.0.0.5:3000/under/scan/${code.toLowerCase()}`,
])('%s is read as a label code', (text) => {
  expect(readLabelCode(text)).toBe(code);
});

test.each([
  '',
  'ARC-0001',
  `${code}0`,
  code.slice(1),
  'https://archway.example/scan/',
  '7K2M9QXT0U',
  'ÀÉÎÕÜ12345',
])('%s is no label code', (text) => {
  expect(readLabelCode(text)).toBeNull();
});

test('I and L are read as one, O as nought', () => {
  expect(readLabelCode('iIlLoO0000')).toBe('1111000000');
});

test('what is printed is read again', () => {
  expect(scanAddress('https://archway.example/', code)).toBe(`https://archway.example/scan/${code}`);
  expect(readLabelCode(scanAddress('https://archway.example', code))).toBe(code);
  expect(readLabelCode(spellLabelCode(code))).toBe(code);
});
