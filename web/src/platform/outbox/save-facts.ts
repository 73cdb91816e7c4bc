import type { DeviceFact, OutboxEntry, OutboxPicture, SentEntry } from './outbox-entry.ts';

type Saved = { readonly fact: DeviceFact; readonly pictures?: readonly Blob[] | undefined };

/**
 * What of an owner is on this device only: what waits, and every picture, with its fact. A fact that this device has forgotten
 * is known by its id, which the server has.
 */
export const factsToSave = (kept: {
  readonly entries: readonly OutboxEntry[];
  readonly sent: readonly SentEntry[];
  readonly pictures: readonly OutboxPicture[];
}): Saved[] => {
  const pictures = Map.groupBy(kept.pictures, ({ factId }) => factId);
  const facts = new Map([...kept.sent, ...kept.entries].map(({ id, fact }) => [id, fact]));
  const ids = new Set([...pictures.keys(), ...kept.entries.map(({ id }) => id)]);
  return [...ids].sort().map((id) => ({
    fact: facts.get(id) ?? forgottenFact(id),
    pictures: (pictures.get(id) ?? []).map(({ content }) => content),
  }));
};

/** A fact of which this device has pictures only. */
export const forgottenFact = (id: string): DeviceFact => ({ id, at: madeAt(id), kind: 'forgotten' });

/** Ids begin with the moment at which they were made. */
const madeAt = (id: string) => {
  const moment = new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
};

/** Offers what was recorded here as a file: the last resort of a device that cannot send. */
export const saveFacts = async (facts: readonly Saved[]) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await fileOf(facts));
  link.download = `scans-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

/** Events as they were recorded; each picture as an address that holds its content. */
export const fileOf = async (facts: readonly Saved[]): Promise<Blob> => {
  const events = await Promise.all(
    facts.map(async ({ fact, pictures = [] }) =>
      pictures.length > 0 ? { ...fact, pictures: await Promise.all(pictures.map(dataAddress)) } : fact,
    ),
  );
  return new Blob([JSON.stringify({ events }, null, 2)], { type: 'application/json' });
};

const dataAddress = (content: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
