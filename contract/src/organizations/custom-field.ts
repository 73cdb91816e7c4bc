import * as z from 'zod';
import { endpoint } from '../kernel/api/endpoint.ts';
import { changeSchema, newSchema, rowSchema } from '../kernel/fields/field-schemas.ts';
import { lastChange } from '../kernel/fields/last-change.ts';
import { CustomFieldId } from '../kernel/ids.ts';
import { customEntities, customFieldFields, mostCustomFields } from './custom-field-fields.ts';

const entity = z.enum(customEntities);

export const NewCustomField = newSchema(customFieldFields).extend({ entity: entity.default('item') });
export type NewCustomField = z.output<typeof NewCustomField>;

/** What is not named stays as it is. Its position counts from 0. */
export const CustomFieldChange = changeSchema(customFieldFields).extend({
  id: CustomFieldId,
  version: z.int().min(1),
  position: z
    .int()
    .min(0)
    .max(mostCustomFields * 10)
    .optional(),
});
export type CustomFieldChange = z.output<typeof CustomFieldChange>;

export const CustomField = rowSchema(customFieldFields).extend({
  id: CustomFieldId,
  version: z.int(),
  entity,
  position: z.int(),
  ...lastChange,
});
export type CustomField = z.infer<typeof CustomField>;

/** How many have a value in it. */
const Uses = z.object({ items: z.int() });

const tag = 'Custom fields';
const one = z.object({ id: CustomFieldId });
const reads = { access: { action: 'read', subject: 'Item' }, change: false, limit: 'read' } as const;
const changes = { access: { action: 'update', subject: 'Organization' }, limit: 'change' } as const;

export const customFields = {
  list: endpoint({
    method: 'GET',
    path: '/custom-fields',
    summary: 'List custom fields, in their order',
    tag,
    ...reads,
  })
    .input(z.object({ entity: entity.default('item') }))
    .output(z.object({ rows: z.array(CustomField) })),
  get: endpoint({
    method: 'GET',
    path: '/custom-fields/{id}',
    summary: 'Get a custom field, with how many items have a value in it',
    tag,
    ...reads,
  })
    .input(one)
    .output(CustomField.extend(Uses.shape)),
  create: endpoint({
    method: 'POST',
    path: '/custom-fields',
    summary: 'Add a custom field',
    tag,
    ...changes,
    change: 'custom-field.created',
    successStatus: 201,
  })
    .input(NewCustomField)
    .output(CustomField),
  change: endpoint({
    method: 'PATCH',
    path: '/custom-fields/{id}',
    summary: 'Change or move a custom field',
    tag,
    ...changes,
    change: 'custom-field.changed',
  })
    .input(CustomFieldChange)
    .output(CustomField),
  remove: endpoint({
    method: 'DELETE',
    path: '/custom-fields/{id}',
    summary: 'Delete a custom field and its values',
    tag,
    ...changes,
    change: 'custom-field.removed',
  })
    .input(one)
    .output(Uses),
};
