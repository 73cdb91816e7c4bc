import type { useTableForm } from '../../kit/edit/use-table-form.ts';
import type { Details, detailFields } from './details-values.ts';

/** The form of the details, as each of its sections gets it. */
export type DetailsFields = ReturnType<typeof useTableForm<typeof detailFields, Details>>['form'];
