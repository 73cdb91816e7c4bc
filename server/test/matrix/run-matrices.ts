import { describe } from 'vitest';
import { useOwnTestApp } from '../test-app.ts';
import { changesMatrix } from './changes-matrix.ts';
import { type Part, rowsOf } from './endpoints.ts';
import { extraFieldsMatrix } from './extra-fields-matrix.ts';
import { guardedFieldsMatrix } from './guarded-fields-matrix.ts';
import { inputMatrix } from './input-matrix.ts';
import { randomInputMatrix } from './random-input-matrix.ts';
import { rolesMatrix } from './roles-matrix.ts';
import { hasTenantRows, tenantsMatrix } from './tenants-matrix.ts';

/** Walks all matrices over these parts of the contract: those of one slice, or a share of them. */
export const runMatrices = (...parts: Part[]) => {
  // Random input comes from many addresses.
  const app = useOwnTestApp({ TRUSTED_PROXIES: ['127.0.0.1'] });
  const own = rowsOf(parts);
  describe('roles', () => rolesMatrix(app, own));
  describe('changes', () => changesMatrix(app, own));
  const isForMembers = own(({ meta }) => typeof meta.access === 'object').length > 0;
  describe.runIf(isForMembers)('costs', () => guardedFieldsMatrix(app, own));
  describe.runIf(hasTenantRows(own))('tenants', () => tenantsMatrix(app, own));
  describe('extra fields', () => extraFieldsMatrix(app, own));
  describe('input', () => inputMatrix(app, own));
  describe('random input', () => randomInputMatrix(app, own));
};
