/** A file that is on its way to this device. */
type Download = {
  readonly id: number;
  readonly name: string;
  /** Bytes that have arrived; none while the file is being made. */
  readonly received: number;
  readonly cancel: () => void;
};

export type TakeFile = (how: { signal: AbortSignal; onReceived: (bytes: number) => void }) => Promise<File>;

let downloads: readonly Download[] = [];
let next = 1;
const listeners = new Set<() => void>();

/**
 * Takes a file and saves it, telling meanwhile how much of it has arrived. It goes on when the page is left, and ends when
 * it is given up. Answers whether it was saved.
 */
export const download = async (name: string, take: TakeFile): Promise<boolean> => {
  const id = next;
  next += 1;
  const giveUp = new AbortController();
  become([...downloads, { id, name, received: 0, cancel: () => giveUp.abort() }]);
  try {
    const file = await take({
      signal: giveUp.signal,
      onReceived: (received) =>
        become(downloads.map((each) => (each.id === id ? { ...each, received } : each))),
    });
    giveUp.signal.throwIfAborted();
    saveFile(file);
    return true;
  } catch (error) {
    if (giveUp.signal.aborted) return false;
    throw error;
  } finally {
    become(downloads.filter((each) => each.id !== id));
  }
};

export const getDownloads = () => downloads;

export const subscribeDownloads = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const become = (list: readonly Download[]) => {
  downloads = list;
  for (const listener of listeners) listener();
};

const saveFile = (file: File) => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Some browsers read it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
