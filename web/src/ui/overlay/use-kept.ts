import { useState } from 'react';

/** What a drawer showed last: it stays to be seen while the drawer closes. */
export const useKept = <Value>(value: Value | null): Value | null => {
  const [kept, setKept] = useState(value);
  if (value !== null && value !== kept) setKept(value);
  return value ?? kept;
};
