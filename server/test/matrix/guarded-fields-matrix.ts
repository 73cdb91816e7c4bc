import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../test-app.ts';
import { call, type Input, type Rows } from './endpoints.ts';
import { exampleOf } from './examples.ts';
import { canary, guardedCosts, guardedIn, isTold } from './guarded-costs.ts';
import { makeWorld, type World } from './world.ts';

/** Costs, and somebody who may do everything but see them. */
export const guardedFieldsMatrix = (app: TestApp, own: Rows) => {
  let world: World;
  let made: ReturnType<typeof guardedCosts>;
  beforeAll(async () => {
    world = await makeWorld(app);
    made = guardedCosts(world);
  });
  beforeEach(() => app.forgetLimits());

  const inside = own(({ meta }) => typeof meta.access === 'object');

  test.each(inside)(
    '%s tells no cost to somebody who may do everything but see them',
    async (_name, endpoint) => {
      const person = await made.unknowing();
      const input = await exampleOf(endpoint)(world, person);
      await made.plant();
      const id = await world.item();
      await world.boss.patch(`/items/${id}`, { version: 1, purchaseCost: canary, replacementCost: canary });
      const before = await made.costs();
      const answer = await call(person, endpoint, input);
      expect([answer.status, answer.text]).toEqual([endpoint.status, expect.anything()]);
      expect(isTold(answer.text), answer.text).toBe(false);
      await made.kept(before);
    },
  );

  const changing = inside.filter(([, endpoint]) => guardedIn(endpoint).length > 0);
  test.each(changing)('%s changes no cost for them, nor erases it', async (_name, endpoint) => {
    for (const field of guardedIn(endpoint))
      for (const value of [canary + 1, canary, 0, null]) {
        const person = await made.unknowing();
        const input = withField(await exampleOf(endpoint)(world, person), field, value);
        await made.plant();
        const before = await made.costs();
        const answer = await call(person, endpoint, input);
        // What is new says with null that it says nothing.
        const isSilent = value === null && !endpoint.name.endsWith('.change');
        expect([field, value, answer.status]).toEqual([field, value, isSilent ? endpoint.status : 403]);
        await made.kept(before);
      }
  });
};

/** Into the input itself, or into the first of its rows. */
const withField = (input: Input, field: string, value: unknown): Input => {
  const [first, ...others] = Array.isArray(input.rows) ? input.rows : [];
  return first ? { ...input, rows: [{ ...first, [field]: value }, ...others] } : { ...input, [field]: value };
};
