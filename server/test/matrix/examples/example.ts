import type { Input } from '../endpoints.ts';
import type { Caller, World } from '../world.ts';

/** Builds a call that is right, by anybody who may make it. It puts there what the call needs. */
export type Example = (world: World, caller: Caller) => Input | Promise<Input>;

export type Examples = Readonly<Record<string, Example>>;
