import { namesOf } from '../kernel/fields/fields.ts';
import { clientFields } from './client-fields.ts';

/** The columns of an exported sheet of clients. */
export const clientExportColumns = [...namesOf(clientFields), 'stagings', 'updatedAt'] as const;
