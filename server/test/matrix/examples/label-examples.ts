import { newLabelCode } from '../../../src/inventory/labels/new-label-code.ts';
import { newId } from '../../../src/platform/ids.ts';
import type { World } from '../world.ts';
import type { Examples } from './example.ts';

export const labelExamples: Examples = {
  'labels.list': async (world) => ({
    unitId: await world.unit(),
    itemId: await world.item(),
    locationId: await world.storageLocation(),
  }),
  'labels.make': async (world) => ({ kind: 'unit', targetId: await world.unit() }),
  'labels.makeBlank': () => ({ quantity: 3 }),
  'labels.attach': async (world) => ({
    code: (await blankLabel(world)).code,
    kind: 'unit',
    targetId: await world.unit(),
  }),
  'labels.revoke': async (world) => ({ id: (await blankLabel(world)).id }),
  'labels.sheet': async (world) => ({
    unitIds: [await world.unit()],
    piecesOf: [await itemWithPiece(world)],
    itemIds: [await world.item()],
    locationIds: [await world.storageLocation()],
    blankQuantity: 1,
    format: 'custom',
    custom: { pageWidth: 100, pageHeight: 50, labelWidth: 50, labelHeight: 25, columns: 2, rows: 2 },
    startAt: 2,
  }),

  'scan.codes': () => ({}),
  'scan.resolve': async (world) => ({ code: (await labelOn(world, await world.unit())).code }),
  'scan.found': async (world) => ({ code: (await blankLabel(world)).code }),
  'scan.tellFound': async (world) => ({
    code: (await labelOn(world, await world.unit())).code,
    message: 'It stood on the kerb.',
    contact: 'finder@elsewhere.test',
  }),
};

const itemWithPiece = async (world: World) => {
  const unitId = await world.unit();
  const [unit] = await world.app.sql<{ itemId: string }[]>`select item_id from unit where id = ${unitId}`;
  return unit?.itemId ?? '';
};

const blankLabel = async ({ app, orgId }: World) => {
  const [id, code] = [newId(), newLabelCode()];
  await app.sql`insert into label_code (org_id, id, code, kind) values (${orgId}, ${id}, ${code}, 'blank')`;
  return { id, code };
};

const labelOn = async ({ app, orgId }: World, unitId: string) => {
  const [id, code] = [newId(), newLabelCode()];
  await app.sql`insert into label_code (org_id, id, code, kind, unit_id) values (${orgId}, ${id}, ${code}, 'unit', ${unitId})`;
  return { id, code };
};
