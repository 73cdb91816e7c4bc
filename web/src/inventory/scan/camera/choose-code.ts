/** A code in the picture, with its middle as a share of the picture's width and height. */
export type SeenCode = { readonly text: string; readonly x: number; readonly y: number };

export type Choice =
  | { readonly kind: 'none' }
  | { readonly kind: 'one'; readonly text: string }
  | { readonly kind: 'several' };

/** The code that is meant: the only one in view, or the only one in the middle of it. */
export const chooseCode = (seen: readonly SeenCode[]): Choice => {
  const all = new Set(seen.map(({ text }) => text));
  if (all.size === 0) return { kind: 'none' };
  const middle = new Set(seen.filter(isInMiddle).map(({ text }) => text));
  const [text, ...others] = all.size === 1 ? all : middle;
  return text !== undefined && others.length === 0 ? { kind: 'one', text } : { kind: 'several' };
};

const isInMiddle = ({ x, y }: SeenCode) => Math.abs(x - 0.5) < 0.17 && Math.abs(y - 0.5) < 0.22;

/** So long a code has to be out of view before it counts as shown again. */
const forgottenAfter = 1500;

/** A camera sees the same code many times a second: tells whether it is one that has just come into view. */
export const newcomers = () => {
  let last: { text: string; at: number } | undefined;
  return (text: string, at: number) => {
    const isNew = last?.text !== text || at - last.at > forgottenAfter;
    last = { text, at };
    return isNew;
  };
};
