/**
 * Makes ids that sort by when they were made (uuid version 7), also within one millisecond and when the clock is set back
 * meanwhile.
 */
export const makeOrderedIds = () => {
  let last = 0n;
  return (now = Date.now()): string => {
    // 48 bits of time and 12 that count on.
    const moment = BigInt(now) << 12n;
    last = moment > last ? moment : last + 1n;
    const time = (last >> 12n).toString(16).padStart(12, '0');
    const count = (last & 0xfffn).toString(16).padStart(3, '0');
    const rest = crypto.getRandomValues(new Uint8Array(8));
    rest[0] = ((rest[0] ?? 0) & 0x3f) | 0x80;
    const tail = Array.from(rest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${tail.slice(0, 4)}-${tail.slice(4)}`;
  };
};
