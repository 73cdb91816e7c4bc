import { queries, queryClient } from '../../platform/api/query-client.ts';
import { readItemsAgain } from '../read-items-again.ts';

/** After something was said of pieces: they, their item, its history and its work orders are read again. */
export const readPiecesAgain = () =>
  Promise.all([readItemsAgain(), queryClient.invalidateQueries({ queryKey: queries.workOrders.key() })]);
