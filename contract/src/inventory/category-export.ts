import { namesOf } from '../kernel/fields.ts';
import { headingsOf } from '../kernel/headings.ts';
import { categoryFacts } from './category-fields.ts';
import ar from './names/ar.json' with { type: 'json' };
import en from './names/en.json' with { type: 'json' };
import fr from './names/fr.json' with { type: 'json' };

/** The columns of an exported sheet of categories. */
export const categoryExportColumns = ['path', ...namesOf(categoryFacts), 'items'] as const;

export const categoryExportHeadings = headingsOf(categoryExportColumns, {
  en: en.category,
  fr: fr.category,
  ar: ar.category,
});
