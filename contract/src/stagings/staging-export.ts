import { namesOf } from '../kernel/fields/fields.ts';
import { stagingFields } from './staging-fields.ts';

const {
  designerId: _designerId,
  clientId: _clientId,
  agentId: _agentId,
  homeownerId: _homeownerId,
  propertyId: _propertyId,
  ...rest
} = stagingFields;
/** What is no reference; those stand there by their names. */
export const stagingSheetFields = rest;

/** The columns of an exported sheet of stagings. */
export const stagingExportColumns = [
  'number',
  'status',
  'designer',
  'client',
  'agent',
  'homeowner',
  'property',
  ...namesOf(rest),
  'installOn',
  'endsOn',
  'termDays',
  'pieces',
  'updatedAt',
] as const;
