import type { LineId } from '@archway/contract/kernel/ids';
import type { Line } from '@archway/contract/stagings/line';

type Counted = Pick<Line, 'id' | 'version' | 'quantity'>;

/** How many somebody chose of a line; the version that the line has since it was saved, none while it is not. */
type Chosen = { readonly quantity: number; readonly version: number | null };
export type ChosenQuantities = ReadonlyMap<LineId, Chosen>;

/** What became of a quantity that was sent. What collides waits for its dialog, and all others with it. */
export type Sent = { readonly saved: readonly Counted[] } | 'refused' | 'collides';

type Queue<One extends Counted> = {
  readonly send: (line: One, quantity: number) => Promise<Sent>;
  readonly onChange: (chosen: ChosenQuantities) => void;
};

/**
 * Sends the quantities that somebody chooses, one call at a time: of several clicks on a line the last counts, and it goes
 * out with the version that the call before left behind. What is refused is forgotten.
 */
export const quantityQueue = <One extends Counted>({ send, onChange }: Queue<One>) => {
  let chosen: ChosenQuantities = new Map();
  let isSending = false;
  const waiting = new Map<LineId, { readonly line: One; readonly quantity: number }>();
  const versions = new Map<LineId, number>();

  const become = (id: LineId, one: Chosen | undefined) => {
    const next = new Map(chosen);
    if (one) next.set(id, one);
    else next.delete(id);
    chosen = next;
    onChange(next);
  };

  const newest = (line: One): One => ({
    ...line,
    version: Math.max(line.version, versions.get(line.id) ?? 0),
  });

  const settle = (id: LineId, quantity: number, sent: Sent) => {
    if (sent === 'refused' || sent === 'collides') {
      waiting.delete(id);
      return become(id, undefined);
    }
    const version = sent.saved.find((line) => line.id === id)?.version;
    if (version !== undefined) versions.set(id, version);
    if (!waiting.has(id)) become(id, version === undefined ? undefined : { quantity, version });
  };

  /** What waits, until nothing does or something collides. */
  const run = async () => {
    if (isSending) return;
    isSending = true;
    try {
      for (const [id, { line, quantity }] of waiting) {
        waiting.delete(id);
        const sent = await send(newest(line), quantity);
        settle(id, quantity, sent);
        if (sent === 'collides') break;
      }
    } finally {
      isSending = false;
    }
  };

  return {
    run,
    choose: (line: One, quantity: number) => {
      waiting.set(line.id, { line, quantity });
      become(line.id, { quantity, version: null });
      return run();
    },
  };
};

/** How many a line shows: what was chosen last, until the line itself has it. */
export const shownQuantity = ({ id, version, quantity }: Counted, chosen: ChosenQuantities) => {
  const one = chosen.get(id);
  const isSaving = one?.version === null;
  return { quantity: one && (isSaving || Number(one.version) > version) ? one.quantity : quantity, isSaving };
};
