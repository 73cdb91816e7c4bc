/** `#c8a27e`, also from `C8A27E` or the short `#ca8`; undefined for a text that is no shade. */
export const readShade = (typed: string): string | undefined => {
  const [, digits] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(typed.trim()) ?? [];
  if (!digits) return undefined;
  const six = digits.length === 3 ? digits.replace(/./g, (each) => each + each) : digits;
  return `#${six.toLowerCase()}`;
};
