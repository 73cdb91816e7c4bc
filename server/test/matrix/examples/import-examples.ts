import { createHash } from 'node:crypto';
import { newId } from '../../../src/platform/ids.ts';
import { photo } from '../../pictures.ts';
import { zipOf } from '../../sheets.ts';
import type { Caller, World } from '../world.ts';
import type { Examples } from './example.ts';

const sheet = 'Name,SKU,Category\nHarlow sofa,H-1,Sofas\n';

export const importExamples: Examples = {
  'imports.list': () => ({}),
  'imports.create': () => ({ file: new File([sheet], 'items.csv') }),
  'imports.get': async (world, caller) => ({ id: await sentImport(world, caller, 'failed') }),
  'imports.read': async (world, caller) => ({
    id: await sentImport(world, caller),
    version: 1,
    separator: ',',
    headingRow: 1,
  }),
  'imports.sendPictures': async (world, caller) => {
    const zip = await zipOf({ [`${newId()}.jpg`]: await photo(8, 8) });
    return {
      id: await sentImport(world, caller),
      file: new File([new Uint8Array(zip)], 'photos.zip'),
    };
  },
  'imports.check': async (world, caller) => ({
    id: await sentImport(world, caller),
    version: 1,
    mapping: ['name', 'sku', 'category'],
    categoryId: await world.category(),
    locationId: await world.storageLocation(),
  }),
  'imports.problems': async (world, caller) => ({
    id: await sentImport(world, caller, 'checked'),
    column: 1,
  }),
  'imports.problemsFile': async (world, caller) => ({ id: await sentImport(world, caller, 'checked') }),
  'imports.apply': async (world, caller) => ({ id: await sentImport(world, caller, 'checked'), version: 1 }),
  'imports.cancel': async (world, caller) => ({ id: await sentImport(world, caller) }),
};

/** A sheet somebody has sent; checked, it has a row to add, one that is there and one to correct. */
const sentImport = async (
  { app: { sql }, orgId, storageLocation, item }: World,
  caller: Caller,
  state = 'mapping',
) => {
  const id = newId();
  // An organization has so many under way at once; those of examples before are over.
  await sql`delete from running_import where import like ${`${orgId}/%`}`;
  const reading = {
    encoding: 'utf-8',
    isEncodingSure: true,
    separator: ',',
    sheet: null,
    sheets: [],
    headingRow: 1,
    decimalMark: null,
  };
  const columns = ['name', 'sku', 'category'].map((guess) => ({ heading: guess, samples: ['x'], guess }));
  const plan = {
    mapping: ['name', 'sku', 'category'],
    makeCategories: true,
    makeVendors: true,
    categoryId: null,
    locationId: null,
  };
  const counts = { rows: 3, toAdd: 1, toChange: 0, same: 1, wrong: 1 };
  const isChecked = state === 'checked';
  await sql`insert into import (org_id, id, state, file_name, kind, digest, reading, columns, plan, counts, failure, fields, created_by)
    values (${orgId}, ${id}, ${state}, 'items.csv', 'csv', ${createHash('sha256').update(id).digest()}, ${sql.json(reading)}, ${sql.json(columns)},
      ${isChecked ? sql.json(plan) : null}, ${isChecked ? sql.json(counts) : null}, ${state === 'failed' ? 'empty' : null}, ${state === 'failed' ? sql.json({ made: [], stamp: '' }) : null}, ${caller.id})`;
  await sql`insert into import_part (org_id, import_id, file_no, part_no, content) values (${orgId}, ${id}, 0, 0, ${Buffer.from(sheet)})`;
  if (!isChecked) return id;
  const [location, known] = [await storageLocation(), await item()];
  const rows = [
    {
      row: 2,
      outcome: null,
      itemId: newId(),
      sku: newId(),
      content: { name: 'Sofa', tracking: 'unit' },
      related: {
        quantity: 1,
        locationId: location,
        vendorName: `Vendor ${newId()}`,
        categoryPath: [`Kind ${newId()}`],
      },
    },
    {
      row: 3,
      outcome: 'same',
      itemId: known,
      sku: '',
      content: { name: 'Known', brand: 'Nora' },
      related: {},
    },
    { row: 4, outcome: 'wrong', itemId: newId(), sku: '', content: {}, related: {} },
  ];
  await sql`insert into import_row (org_id, import_id, row_no, run, outcome, item_id, sku, content, related, problems)
    select ${orgId}, ${id}, r.row, 0, r.outcome, r."itemId", r.sku, r.content, r.related, case when r.outcome = 'wrong' then ${sql.json([{ column: 1, value: 'x', key: 'errors.required' }])}::jsonb end
    from jsonb_to_recordset(${sql.json(rows)}) as r (row int, outcome text, "itemId" uuid, sku text, content jsonb, related jsonb)`;
  return id;
};
