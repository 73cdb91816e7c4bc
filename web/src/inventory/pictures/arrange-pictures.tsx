import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentProps, Suspense, useState } from 'react';
import type { PicturesDialog } from './pictures-dialog.tsx';

const Loaded = lazyRouteComponent(() => import('./pictures-dialog.tsx'), 'PicturesDialog');

/** The dialog for pictures, loaded when it is first opened: most people only look at them. */
export const ArrangePictures = (props: ComponentProps<typeof PicturesDialog>) => {
  const [wanted, setWanted] = useState(props.opened);
  if (props.opened && !wanted) setWanted(true);
  return wanted ? (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  ) : null;
};
