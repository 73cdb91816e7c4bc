import { isPrototypeKey } from '@archway/contract/kernel/api/prototype-keys';
import type { CustomType } from '@archway/contract/kernel/fields/custom-table';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';

type Facts = { readonly name: string; readonly type: CustomType; options: string[] };

/** A choice has something to choose from, and nothing else has options. */
export const requireGoodDefinition = <Given extends Facts>(facts: Given): Given => {
  if (isPrototypeKey(facts.name)) throw fieldProblem('name', 'errors.fieldName');
  if (facts.type !== 'choice') return { ...facts, options: [] };
  if (facts.options.length === 0) throw fieldProblem('options', 'errors.required');
  return facts;
};
