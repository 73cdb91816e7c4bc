import { beforeAll, beforeEach, expect, test } from 'vitest';
import { owner, type PersonInTest } from '../../../test/people.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';
import { makePasswords } from '../../platform/tokens/passwords.ts';

// A fifth of what it costs in the product: what else could tell the two apart weighs five times as much here.
const app = useOwnTestApp({}, { passwords: makePasswords({ memoryCost: 4096, timeCost: 2 }) });
let robin: PersonInTest;
beforeAll(async () => {
  robin = await owner(app);
});
beforeEach(() => app.forgetLimits());

const signIn = (body: Record<string, unknown>) => app.browser().post('/auth/signin', body);

test('an unknown address takes as long as a known one', { timeout: 120_000 }, async () => {
  const samples = { known: [] as number[], unknown: [] as number[] };
  const timed = async (kind: keyof typeof samples, email: string) => {
    const start = performance.now();
    await signIn({ email, password: 'not the right one' });
    samples[kind].push(performance.now() - start);
  };
  // In turns, so that whatever else the machine does falls on both alike.
  const sample = async () => {
    for (let round = 0; round < 400; round += 1) {
      if (round % 8 === 0) await app.forgetLimits();
      const pair = [() => timed('known', robin.email), () => timed('unknown', 'nobody@nowhere.test')];
      for (const one of round % 2 === 0 ? pair : pair.reverse()) await one();
    }
    const [known, unknown] = [median(samples.known), median(samples.unknown)];
    return {
      apart: Math.abs(known - unknown) / known,
      deviate: Math.abs(rankDeviate(samples.known, samples.unknown)),
    };
  };
  // A real difference grows clearer with every sample; one by chance goes away.
  let seen = await sample();
  for (let more = 0; more < 2 && (seen.apart >= 0.05 || seen.deviate >= 3); more += 1) seen = await sample();
  expect(seen.apart).toBeLessThan(0.05);
  // Mann-Whitney, as a normal deviate: beyond three is one in four hundred by chance.
  expect(seen.deviate).toBeLessThan(3);
});

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const rankDeviate = (a: readonly number[], b: readonly number[]) => {
  const wins = a.reduce((sum, x) => sum + b.filter((y) => x > y).length, 0);
  const mean = (a.length * b.length) / 2;
  return (wins - mean) / Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
};
