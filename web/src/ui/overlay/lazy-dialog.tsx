import { type ReactNode, useEffect, useState } from 'react';
import { toastProblem } from '../feedback/toast-problem.ts';

type Component<Props> = (props: Props) => ReactNode;

/**
 * A dialog or drawer whose script comes when it is first opened. From then on it stays, so that it can be seen to close.
 * One that does not come is told, and tried again the next time: the page behind it holds what somebody is doing.
 */
export const lazyDialog = <Props extends object>(
  isOpen: (props: Props) => boolean,
  load: () => Promise<Component<Props>>,
): Component<Props> => {
  let loaded: Component<Props> | undefined;
  return (props) => {
    const [, setLoaded] = useState(loaded !== undefined);
    const [wasOpened, setOpened] = useState(false);
    const opens = isOpen(props);
    if (opens && !wasOpened) setOpened(true);
    useEffect(() => {
      if (!opens || loaded) return;
      const fetchScript = async () => {
        try {
          loaded = await load();
          setLoaded(true);
        } catch {
          toastProblem({ code: navigator.onLine ? 'unreachable' : 'offline' });
        }
      };
      void fetchScript();
    }, [opens]);
    const Dialog = loaded;
    return wasOpened && Dialog && <Dialog {...props} />;
  };
};
