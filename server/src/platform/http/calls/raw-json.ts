import type { AnyContractRouter, AnySchema } from '@orpc/contract';
import { ContractProcedure, isContractProcedure } from '@orpc/contract';
import { StreamedFile } from '../bodies/streamed-file.ts';
import { neverThrowing } from './never-throwing.ts';

declare const shape: unique symbol;

/**
 * An answer of this shape that PostgreSQL already wrote as JSON. It is sent as it is: parsing it only to print it again
 * would cost a third of a list call. Only the platform makes it (`db/lists/written-json.ts`) and only the door opens it: nobody
 * else can read a field of it.
 */
export type RawJson<Shape> = { readonly [shape]: Shape };

class WrittenText<Shape> implements RawJson<Shape> {
  declare readonly [shape]: Shape;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** For whoever keeps the answer beside other JSON: a repeated call is answered from there. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

export const rawJson = <Shape>(text: string): RawJson<Shape> => new WrittenText<Shape>(text);

/** The text of an answer that is raw JSON; undefined of every other. */
export const rawTextOf = (answer: unknown): string | undefined =>
  answer instanceof WrittenText ? answer.text : undefined;

/**
 * The same contract, whose output checks pass an answer that is raw JSON or a file being made, and check every other; and
 * whose input checks refuse whatever they cannot check.
 */
export const lettingRawJsonThrough = <Router extends AnyContractRouter>(router: Router): Router => {
  if (isContractProcedure(router)) {
    const definition = router['~orpc'];
    return new ContractProcedure({
      ...definition,
      inputSchema: definition.inputSchema && neverThrowing(definition.inputSchema),
      outputSchema: definition.outputSchema && passing(definition.outputSchema),
    }) as unknown as Router; // the same procedure
  }
  return Object.fromEntries(
    Object.entries(router).map(([name, part]) => [name, lettingRawJsonThrough(part as AnyContractRouter)]),
  ) as Router; // the same keys
};

const passing = (schema: NonNullable<AnySchema>): NonNullable<AnySchema> => ({
  '~standard': {
    ...schema['~standard'],
    validate: (value) =>
      rawTextOf(value) !== undefined || value instanceof StreamedFile
        ? { value }
        : schema['~standard'].validate(value),
  },
});
