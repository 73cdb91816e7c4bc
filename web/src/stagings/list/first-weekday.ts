type WeekInfo = { readonly firstDay: number };
type LocaleWithWeeks = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** On which day weeks begin where a language is spoken: Monday (1) … Sunday (7). Not every browser knows. */
export const firstWeekday = (language: string): number => {
  const locale = new Intl.Locale(language) as LocaleWithWeeks; // newer than the types
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
};
