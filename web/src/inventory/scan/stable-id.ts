/**
 * The same id for the same text, whenever and wherever it is made: a uuid of version 7 at the beginning of time, before
 * everything that was recorded since, and in the order of `nth` among its like.
 */
export const stableId = (nth: number, text: string): string => {
  const order = BigInt(nth);
  const time = (order >> 12n).toString(16).padStart(12, '0');
  const count = (order & 0xfffn).toString(16).padStart(3, '0');
  const tail = ((hash(text) & 0x3fffffffffffffffn) | 0x8000000000000000n).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${tail.slice(0, 4)}-${tail.slice(4)}`;
};

/** FNV-1a of 64 bits. Not for secrets; browsers have a better one on https only. */
const hash = (text: string): bigint => {
  let sum = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n);
  return sum;
};
