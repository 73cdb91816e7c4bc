import * as z from 'zod';
import type { Endpoint } from './endpoints.ts';

export const isId = (endpoint: Endpoint, name: string) => isUuid(endpoint.input?.shape[name]);
/** What a member scans is looked for among their own things, like an id. */
export const isScanned = ({ meta: { access } }: Endpoint, name: string) =>
  name === 'code' && typeof access === 'object';
/** Whether a field takes an id, also behind optional, nullable, default and lists. */
const isUuid = (schema: unknown): boolean => {
  if (schema instanceof z.ZodUUID) return true;
  if (schema instanceof z.ZodArray) return isUuid(schema.element);
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? isUuid(schema.unwrap())
    : false;
};
