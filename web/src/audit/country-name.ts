/** The name of a country in the reader's language. A field that people named `country` holds anything, and is shown as it is. */
export const countryName = (value: string, language: string): string => {
  if (!/^[A-Z]{2}$/.test(value)) return value;
  return new Intl.DisplayNames([language], { type: 'region' }).of(value) ?? value;
};
