/** Reads again what is on the screen of these slices of the contract, but for what is about a thing that is gone. */
type ReadAgain = (slices: ReadonlySet<string>, goneId?: string) => Promise<unknown>;

let readAgain: ReadAgain = async () => {};
let reading: Promise<unknown> = Promise.resolve();
const gathered = new Set<string>();

/** The one who keeps what was read says how it is read again. */
export const whenChanged = (read: ReadAgain) => {
  readAgain = read;
};

/** Told by every call that changed something, or was refused because somebody else had: what the server says is old now. */
export const tellInvalidated = (
  slices: readonly string[],
  { goneId, later }: { goneId?: string | undefined; later?: true | undefined } = {},
) => {
  for (const slice of slices) gathered.add(slice);
  if (!later) readGathered(goneId);
};

/** After many changes in a row, each of which was one of many. */
export const readGathered = (goneId?: string) => {
  if (gathered.size === 0) return;
  reading = readAgain(new Set(gathered), goneId);
  gathered.clear();
  reading.catch(() => {});
};

/** When the screen shows what the last call of this page changed. */
export const changesShown = () => reading;
