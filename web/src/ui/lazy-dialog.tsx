import { lazyRouteComponent } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';

type Component<Props> = (props: Props) => ReactNode;

/** A dialog or drawer whose script comes when it is first opened. From then on it stays, so that it can be seen to close. */
export const lazyDialog = <Props extends object>(
  isOpen: (props: Props) => boolean,
  load: () => Promise<Component<Props>>,
): Component<Props> => {
  const Dialog = lazyRouteComponent(async () => ({ default: await load() }));
  return (props) => {
    const [wasOpened, setOpened] = useState(false);
    if (isOpen(props) && !wasOpened) setOpened(true);
    return (
      wasOpened && (
        <Suspense>
          <Dialog {...props} />
        </Suspense>
      )
    );
  };
};
