/** A random uuid (version 4). `crypto.randomUUID` exists on https and localhost only; a house server may be neither. */
export const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => (stamp(byte, index) + 0x100).toString(16).slice(1)).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
};

/** Version and variant, as RFC 9562 places them. */
const stamp = (byte: number, index: number) => {
  if (index === 6) return (byte & 0x0f) | 0x40;
  return index === 8 ? (byte & 0x3f) | 0x80 : byte;
};
