import { useEffect, useRef } from 'react';

/** A field of a dialog that takes what is scanned while the dialog is open. */
type Target = {
  readonly isEmpty: () => boolean;
  readonly isFocused: () => boolean;
  readonly take: (text: string) => void;
};

const targets: { readonly current: Target }[] = [];

export const hasScanTarget = () => targets.length > 0;

/** The field with the focus, or the first that is empty, or the first. Answers whether there is one. */
export const giveToTarget = (text: string): boolean => {
  const all = targets.map(({ current }) => current);
  const target = all.find((one) => one.isFocused()) ?? all.find((one) => one.isEmpty()) ?? all[0];
  target?.take(text);
  return target !== undefined;
};

export const useScanTarget = (target: Target) => {
  const latest = useRef(target);
  latest.current = target;
  useEffect(() => {
    targets.push(latest);
    return () => void targets.splice(targets.indexOf(latest), 1);
  }, []);
};
