import type { Item } from '@archway/contract/inventory/item';
import type { Unit } from '@archway/contract/inventory/unit';
import type { PersonInTest } from './people.ts';

let made = 0;
const next = () => {
  made += 1;
  return made;
};

/** Makes things in somebody's organization through the front door. Names only what matters. */
export const warehouseOf = (boss: PersonInTest) => {
  const must = async (path: string, body: unknown) => {
    const answer = await boss.post(path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
    return answer.body;
  };

  const category = async (name = `Kind ${next()}`, parentId: string | null = null): Promise<string> =>
    (await must('/categories', { name, parentId })).id;

  /** A custom field of items: a line of text, unless more is said. */
  const field = async (name: string, more: Record<string, unknown> = {}): Promise<string> =>
    (await must('/custom-fields', { name, ...more })).id;

  const bin = async (more: Record<string, unknown> = {}): Promise<string> =>
    (await must('/storage-locations', { name: `Bin ${next()}`, kind: 'bin', ...more })).id;

  const item = async (more: Record<string, unknown> = {}): Promise<Item> =>
    must('/items', {
      name: `Thing ${next()}`,
      ...(more['categoryId'] ? {} : { categoryId: await category() }),
      ...more,
    });

  const units = async (
    quantity: number,
    { itemId, locationId, ...more }: Record<string, unknown> = {},
  ): Promise<Unit[]> =>
    (
      await must('/units', {
        itemId: itemId ?? (await item()).id,
        locationId: locationId ?? (await bin()),
        quantity,
        ...more,
      })
    ).rows;

  const unit = async (more: Record<string, unknown> = {}): Promise<Unit> => {
    const [only] = await units(1, more);
    if (!only) throw new Error('no piece was made');
    return only;
  };

  return { category, field, bin, item, units, unit };
};
