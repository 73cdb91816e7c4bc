export type Toast = {
  readonly id: number;
  readonly message: string;
  readonly tone: 'plain' | 'success' | 'error';
  readonly undo?: (() => void) | undefined;
};

/** Long enough to read twice and reach the button; the clock stops while the pointer or focus is on it. */
export const toastMilliseconds = 6000;

let toasts: readonly Toast[] = [];
let next = 1;
const listeners = new Set<() => void>();

/** Tells what has happened. Give `undo` for what can be taken back. What stands there already is told anew, not twice. */
export const toast = (
  message: string,
  { tone = 'plain', undo }: { tone?: Toast['tone']; undo?: () => void } = {},
) => {
  const others = toasts.filter((each) => each.undo || undo || each.message !== message || each.tone !== tone);
  become([...others.slice(-2), { id: next, message, tone, undo }]);
  next += 1;
};

export const dismissToast = (id: number) => become(toasts.filter((each) => each.id !== id));

export const getToasts = () => toasts;

export const subscribeToasts = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const become = (list: readonly Toast[]) => {
  toasts = list;
  for (const listener of listeners) listener();
};
