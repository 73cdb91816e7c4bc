/** What the items of the demo weigh in pounds, by their numbers. Of some nobody knows. */
// biome-ignore format: a table
const pounds: Readonly<Record<number, number>> = {
  1: 128, 2: 145, 3: 96, 4: 236, 5: 48, 6: 26, 7: 52, 8: 54, 9: 148, 10: 22, 11: 28, 12: 118, 13: 84, 14: 17, 15: 11, 16: 15,
  17: 112, 18: 164, 19: 62, 20: 24, 21: 46, 22: 142, 23: 58, 24: 92, 25: 66, 26: 74, 27: 34, 28: 52, 29: 9, 30: 12, 31: 52, 32: 21,
  33: 9, 34: 16, 35: 14, 36: 19, 37: 24, 38: 2, 39: 1,
};

/** Minutes until it stands, where it comes in parts. */
const minutes: Readonly<Record<number, number>> = {
  4: 10,
  12: 15,
  13: 15,
  17: 20,
  18: 25,
  19: 15,
  25: 20,
  26: 15,
  28: 10,
};

export const gramsOf = (number: number): number | null => {
  const known = pounds[number];
  return known === undefined ? null : Math.round(known * 453.592_37);
};

export const assemblyOf = (number: number): number | null => minutes[number] ?? null;
