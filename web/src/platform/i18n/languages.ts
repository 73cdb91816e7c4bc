/** The contract's list, without the schemas that stand beside it there (a test holds the two equal). */
export const languages = [
  { code: 'en', label: 'English', rtl: false },
  { code: 'fr', label: 'Français', rtl: false },
  { code: 'ar', label: 'العربية', rtl: true },
] as const;

export type LanguageCode = (typeof languages)[number]['code'];
export const fallbackLanguage: LanguageCode = 'en';

/** Disabled, the configured locale speaks alone; enabled, the stored choice overrides it. */
export const chooseLanguage = (from: {
  translation: boolean;
  defaultLocale: string;
  stored: string | null;
}): LanguageCode => {
  const configured = known(from.defaultLocale) ?? fallbackLanguage;
  return from.translation ? (known(from.stored) ?? configured) : configured;
};

export const directionOf = (code: LanguageCode): 'ltr' | 'rtl' =>
  languages.find((language) => language.code === code)?.rtl ? 'rtl' : 'ltr';

const known = (code: string | null) => languages.find((language) => language.code === code)?.code;
