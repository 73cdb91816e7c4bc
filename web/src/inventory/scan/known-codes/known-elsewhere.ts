import type { Recalled } from './recalled.ts';

/** What a device knows of a code beside what the server told of all codes. */
export type Recall = (code: string) => Promise<Recalled | undefined>;

let recall: Promise<Recall> | undefined;

/** Whoever knows more of codes than the inventory does says how it is found. It is loaded at once: later there may be no network. */
export const alsoRecall = (load: () => Promise<Recall>) => {
  recall ??= load();
  recall.catch(() => {
    recall = undefined;
  });
};

export const recallElsewhere: Recall = async (code) => (await recall?.catch(() => undefined))?.(code);
