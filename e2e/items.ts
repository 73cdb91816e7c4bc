import { mustCall, signInByApi } from './api.ts';

type Row = { id: string; name: string };
type Given = { email: string; password: string };

/** What somebody's warehouse holds, by the names that tests call it by. */
export type Warehouse = {
  readonly token: string;
  readonly categories: Readonly<Record<'Seating' | 'Sofas' | 'Lighting', string>>;
  readonly bin: string;
  readonly items: readonly Row[];
};

/** Fills somebody's own warehouse: a bin, three categories, two sofas, a lamp, and as many chairs as are wanted. */
export const furnish = async (url: string, { email, password }: Given, chairs = 0): Promise<Warehouse> => {
  const { accessToken: token } = await signInByApi(url, email, password);
  const make = async (call: `POST /${string}`, body: Record<string, unknown>) =>
    (await mustCall(url, call, { token, body })) as Row;
  const hall = await make('POST /storage-locations', { name: 'Hall', kind: 'warehouse' });
  const bin = await make('POST /storage-locations', {
    name: 'Bin 1',
    kind: 'bin',
    parentId: hall.id,
    code: 'H-1',
  });
  const seating = await make('POST /categories', { name: 'Seating', icon: 'armchair' });
  const sofas = await make('POST /categories', { name: 'Sofas', icon: 'sofa', parentId: seating.id });
  const lighting = await make('POST /categories', { name: 'Lighting', icon: 'lamp' });
  const add = async (item: Record<string, unknown>, pieces: number) => {
    const made = await make('POST /items', item);
    if (pieces > 0) await make('POST /units', { itemId: made.id, locationId: bin.id, quantity: pieces });
    return made;
  };
  const items = [
    await add(
      {
        name: 'Harlow sofa',
        sku: 'SO-1',
        categoryId: sofas.id,
        width: inches(84),
        depth: inches(37),
        height: inches(34),
        colorFamily: 'beige',
        colorName: 'Oatmeal',
        monthlyRent: 14_000,
        tags: ['bestseller'],
      },
      2,
    ),
    await add(
      { name: 'Alder sofa', sku: 'SO-2', categoryId: sofas.id, width: inches(91.5), monthlyRent: 19_000 },
      1,
    ),
    await add({ name: 'Arc lamp', sku: 'LA-1', categoryId: lighting.id, monthlyRent: 3_000 }, 1),
  ];
  for (let number = 1; number <= chairs; number += 1) {
    const two = String(number).padStart(2, '0');
    items.push(await add({ name: `Chair ${two}`, sku: `CH-${two}`, categoryId: seating.id }, 0));
  }
  return {
    token,
    categories: { Seating: seating.id, Sofas: sofas.id, Lighting: lighting.id },
    bin: bin.id,
    items,
  };
};

/** As the contract stores lengths. */
const inches = (number: number) => Math.round(number * 25.4);
