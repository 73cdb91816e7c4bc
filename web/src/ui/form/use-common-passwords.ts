import { useEffect, useState } from 'react';

let loaded: ReadonlySet<string> | undefined;

/** The most used passwords, loaded when one is being chosen. Without them nothing is called strong. */
export const useCommonPasswords = (wanted: boolean) => {
  const [common, setCommon] = useState(loaded);
  useEffect(() => {
    if (!wanted || common) return;
    let here = true;
    import('@archway/contract/kernel/access/common-passwords').then(
      ({ commonPasswords }) => {
        loaded = commonPasswords;
        if (here) setCommon(loaded);
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [wanted, common]);
  return common;
};
