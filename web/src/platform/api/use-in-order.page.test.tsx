import { expect, test } from 'vitest';
import { drawing } from '../../test/draw.tsx';
import { useInOrder } from './use-in-order.ts';

test('what is asked for while an earlier one is under way runs after it, also when that one breaks off', async () => {
  const { draw, clear } = drawing();
  const told: string[] = [];
  const first = Promise.withResolvers<void>();
  let run: (index: number) => Promise<void> = async () => {};
  const Drop = () => {
    run = useInOrder(async (index: number) => {
      told.push(`begun ${index}`);
      if (index === 1) await first.promise;
      told.push(`done ${index}`);
    });
    return null;
  };
  await draw(<Drop />);
  const broken = run(1);
  await draw(<Drop />);
  const second = run(2);
  first.reject(new Error('broken off'));
  await expect(broken).rejects.toThrow('broken off');
  await second;
  expect(told).toEqual(['begun 1', 'begun 2', 'done 2']);
  await clear();
});
