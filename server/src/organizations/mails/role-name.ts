import type { Language } from '@archway/contract/kernel/locale';

export type NamedRole = { readonly key: string; readonly name: string };

/** Built-in roles have a name in every language; a custom one is called what its organization calls it. */
export const roleNameIn = (language: Language, { key, name }: NamedRole) =>
  builtInNames.get(key)?.[language] ?? name;

const builtInNames: ReadonlyMap<string, Readonly<Record<Language, string>>> = new Map([
  ['owner', { en: 'owner', fr: 'propriétaire', ar: 'مالك' }],
  ['admin', { en: 'admin', fr: 'administrateur', ar: 'مدير' }],
  ['designer', { en: 'designer', fr: 'décorateur', ar: 'مصمم' }],
  ['warehouse', { en: 'warehouse', fr: 'entrepôt', ar: 'المستودع' }],
  ['crew', { en: 'crew', fr: 'équipe terrain', ar: 'الطاقم' }],
  ['accountant', { en: 'accountant', fr: 'comptable', ar: 'محاسب' }],
  ['viewer', { en: 'viewer', fr: 'lecteur', ar: 'مطّلع' }],
]);
