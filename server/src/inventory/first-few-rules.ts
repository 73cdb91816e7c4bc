/** Several things as one line of the log names them: the first three, and that there are more. */
export const firstFew = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} …` : names.join(', ');
