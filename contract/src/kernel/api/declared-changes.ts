import { isContractProcedure } from '@orpc/contract';

type DeclaredBy<Endpoint> = Endpoint extends { '~orpc': { meta: { change: infer Change } } }
  ? Exclude<Change, false>
  : never;
type DeclaredIn<Part> = DeclaredBy<Part[keyof Part]>;

/** The actions that the endpoints in these parts of the contract declare. */
export type ActionsIn<Parts> = { [Name in keyof Parts]: DeclaredIn<Parts[Name]> }[keyof Parts];

type InvalidatedBy<Endpoint> = Endpoint extends { '~orpc': { meta: { invalidates?: infer Parts } } }
  ? Parts extends readonly (infer Part)[]
    ? Part
    : never
  : never;
/** The parts of the contract that endpoints name as made old by them. */
type InvalidatedIn<Parts> = {
  [Name in keyof Parts]: InvalidatedBy<Parts[Name][keyof Parts[Name]]>;
}[keyof Parts];

type Declared<Parts> = {
  readonly action: ActionsIn<Parts>;
  readonly invalidates: readonly InvalidatedIn<Parts>[] | undefined;
};

/** The same as a list, each with what its endpoint says of the reads it makes old. */
export const changesIn = <const Parts extends object>(parts: Parts): readonly Declared<Parts>[] =>
  Object.values(parts)
    .flatMap((endpoints: object): unknown[] => Object.values(endpoints))
    .filter(isContractProcedure)
    .map(
      (endpoint) =>
        endpoint['~orpc'].meta as { change?: unknown; invalidates?: readonly InvalidatedIn<Parts>[] },
    ) // as `endpoint()` made it
    .filter(({ change }) => typeof change === 'string')
    .map(({ change, invalidates }) => ({ action: change as ActionsIn<Parts>, invalidates })); // the type reads the same values
