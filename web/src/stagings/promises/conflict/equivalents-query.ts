import { queries } from '../../../platform/api/query-client.ts';
import type { Replacing } from './replacing-rules.ts';

/** What could stand in for something, the most alike first. */
export const equivalentsQuery = ({ wanted }: Pick<Replacing, 'wanted'>) =>
  queries.stagings.equivalents.queryOptions({ input: wanted });
