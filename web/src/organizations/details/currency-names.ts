/** "US dollar (USD)", in the reader's language. */
export const currencyNames = (language: string) => {
  const names = new Intl.DisplayNames([language], { type: 'currency' });
  return (code: string) => `${names.of(code) ?? code} (${code})`;
};
