import { useQuery } from '@tanstack/react-query';
import { queries } from '../../platform/api/query-client.ts';

/** The whole tree: it is small, and every screen of categories needs what stands around a category too. */
export const useCategories = () => useQuery(queries.categories.list.queryOptions());
