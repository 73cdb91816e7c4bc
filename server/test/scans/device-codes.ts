import {
  addPage,
  type CodeIndex,
  findIndexed,
  makeCodeIndex,
  pagesOf,
} from '@archway/contract/inventory/scan-codes/code-index';
import type { ScanCodes } from '@archway/contract/inventory/scan-codes/endpoint';
import type { PersonInTest } from '../people.ts';

/** A device that keeps what codes lead to in its memory, and asks as the app does. */
export const deviceOf = (person: PersonInTest) => {
  let index = makeCodeIndex();
  let token: string | undefined;

  /** Answers the pages that it took. */
  const refresh = async (between: () => Promise<void> = async () => {}): Promise<ScanCodes[]> => {
    const pages: ScanCodes[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const query = new URLSearchParams({ ...(token ? { since: token } : {}), ...(after ? { after } : {}) });
      const { status, body, text } = await person.get(`/scan-codes?${query}`);
      if (status !== 200) throw new Error(text);
      if (body.isWhole) {
        index = makeCodeIndex();
        token = undefined;
      }
      addPage(index, body);
      pages.push(body);
      after = body.next;
      if (after) await between();
    }
    token = pages[0]?.token;
    return pages;
  };

  /** What it says a code leads to: the kind and the id. */
  const lookUp = (text: string): string => {
    const found = findIndexed(index, text);
    if (!found) return 'nothing';
    if (found.kind === 'unit') return `unit ${found.piece.id}`;
    if (found.kind === 'item') return `item ${found.item.id}`;
    return found.kind === 'location' ? `location ${found.location.id}` : found.kind;
  };

  /** Written down and read again, as a device does now and then. */
  const rewrite = () => {
    const pages = pagesOf(index, 3);
    index = makeCodeIndex();
    for (const page of pages) addPage(index, page);
  };
  return {
    refresh,
    lookUp,
    rewrite,
    state: () => stateOf(index),
    pieces: () => index.pieces,
    locations: () => index.locations,
    token: () => token,
  };
};

/** All that a scan can lead to, whatever is kept beside it. */
const stateOf = ({ items, pieces, locations, standing }: CodeIndex) => ({
  items: sorted(items),
  pieces: sorted(new Map([...pieces].filter(([, { itemId }]) => items.has(itemId)))),
  locations: sorted(locations),
  standing: [...standing].filter(([id, many]) => many > 0 && locations.has(id)).sort(),
});

const sorted = <Thing>(things: ReadonlyMap<string, Thing>) =>
  [...things].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, thing]) => thing);
