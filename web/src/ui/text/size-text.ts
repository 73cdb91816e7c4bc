/** How large a file is, as its reader says it: `340 kB`, `2.4 MB`. */
export const sizeText = (bytes: number, language: string) =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit: bytes < 1_000_000 ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: bytes < 1_000_000 ? 0 : 1,
  }).format(bytes < 1_000_000 ? Math.max(1, bytes / 1000) : bytes / 1_000_000);
