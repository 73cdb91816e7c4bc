import { namesOf } from '../kernel/fields/fields.ts';
import { categoryFacts } from './category-fields.ts';

/** The columns of an exported sheet of categories. */
export const categoryExportColumns = ['path', ...namesOf(categoryFacts), 'items'] as const;
