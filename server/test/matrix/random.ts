/** Numbers that look drawn and come again in the same order for the same seed. */
export type Random = {
  /** From 0 to `below`, without it. */
  int(below: number): number;
  pick<Value>(from: readonly Value[]): Value;
  chance(share: number): boolean;
};

/** The seed of this run: `INPUT_SEED=123 npm test -- random-input` makes the calls of another run again. */
export const inputSeed = Number(process.env['INPUT_SEED'] ?? Date.now() % 1_000_000_000);

/** Mulberry32; `name` gives every user of one seed numbers of its own, whatever the others draw. */
export const randomOf = (seed: number, name: string): Random => {
  let state = [...name].reduce((sum, sign) => Math.imul(sum ^ sign.charCodeAt(0), 0x01000193), seed | 0);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    int,
    pick: (from) => from[int(from.length)] as (typeof from)[number], // never asked of an empty list
    chance: (share) => next() < share,
  };
};
