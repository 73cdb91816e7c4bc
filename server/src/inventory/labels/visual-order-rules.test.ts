import { expect, test } from 'vitest';
import { visualRuns } from './visual-order-rules.ts';

/** What an eye sees from left to right: runs from the right are read backwards. */
const seen = (line: string) =>
  visualRuns(line)
    .map(({ text, level }) => (level % 2 === 1 ? [...text].reverse().join('') : text))
    .join('|');
const backwards = (text: string) => [...text].reverse().join('');

test('a line of Latin letters is seen as it is written', () => {
  expect(seen('Harlow sofa 84 in, oatmeal (left)')).toBe('Harlow sofa 84 in, oatmeal (left)');
});

test('a line of Arabic is seen from the right, words and letters', () => {
  expect(seen('كرسي أزرق')).toBe(backwards('كرسي أزرق'));
});

test('numbers and Latin words inside Arabic are seen from the left, at their place from the right', () => {
  expect(seen('كرسي 84 أزرق')).toBe(`${backwards(' أزرق')}|84|${backwards('كرسي ')}`);
  expect(seen('كرسي Harlow sofa')).toBe(`Harlow sofa|${backwards('كرسي ')}`);
  expect(seen('كرسي 2.5')).toBe(`2.5|${backwards('كرسي ')}`);
});

test('Arabic inside a line of Latin letters leaves the line as it is', () => {
  expect(seen('Sofa كرسي أزرق new')).toBe(`Sofa |${backwards('كرسي أزرق')}| new`);
});

test('brackets face the words they hold', () => {
  expect(seen('كرسي (أزرق)')).toBe(`${backwards('كرسي )أزرق(')}`);
});

test('what cannot be drawn together is cut apart, and stays at its place', () => {
  const runs = visualRuns('كرسي، سرير', (a, b) => (a === '،') === (b === '،'));
  expect(runs.map(({ text }) => text)).toEqual([' سرير', '،', 'كرسي']);
});
