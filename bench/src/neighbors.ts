import type { Caller } from './lists.ts';
import { type Call, fromElsewhere, median, requestsPerSecond } from './load.ts';
import { report } from './report.ts';

/** The same small organization twice: in a database of its own, and in one where others have very much. */
export type Neighborhood = { readonly url: string; readonly caller: Omit<Caller, 'size'> };

const requests: Readonly<Record<string, (sample: Caller['sample']) => string>> = {
  everything: () => '',
  words: () => 'searchQuery=harlow',
  'words of one item': () => 'searchQuery=sofa%201234',
  'words + available': () => 'searchQuery=harlow&selectedStatus=available',
  'a mistyped word': () => 'searchQuery=harlwo',
  'category + available': ({ category }) => `selectedCategory=${category}&selectedStatus=available`,
};

/** What a small organization pays for what others have, turn by turn. */
export const benchNeighbors = async (alone: Neighborhood, beside: Neighborhood, others: string) => {
  for (const [name, query] of Object.entries(requests)) {
    const call = ({ url, caller }: Neighborhood): Call => ({
      url: `${url}/api/items?${query(caller.sample)}`,
      headers: fromElsewhere(caller.headers),
    });
    const ratios: number[] = [];
    for (let round = 0; round < 5; round += 1)
      ratios.push((await requestsPerSecond(call(alone), 2)) / (await requestsPerSecond(call(beside), 2)));
    report(`${name}, beside ${others} items of others`, `${median(ratios).toFixed(2)} times (aim ≤ 1.1)`);
  }
};
