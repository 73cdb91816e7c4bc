import type { ItemRow } from '@archway/contract/inventory/item';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { pictureAddress, pictureSizes } from '../files/picture-address.ts';
import { isCarried } from '../platform/is-carried.ts';
import { freshSession } from '../platform/session/fresh-session.ts';
import { shadeOf } from './color-swatch.tsx';
import classes from './item-picture.module.css';

type ItemPictureProps = {
  item: Pick<ItemRow, 'coverId' | 'colorFamily' | 'colorHex'>;
  /** Drawn where there is no picture: what kind of thing it is. */
  icon: ReactNode;
  /** How wide it is shown, as the browser reads `sizes`; a thumbnail needs none. */
  sizes?: string | undefined;
};

/**
 * The cover of an item, in whatever box it is put into. Decorative: the name stands beside it. The item's own color is
 * seen while it loads, and behind the drawing where there is none.
 */
export const ItemPicture = ({ item, icon, sizes }: ItemPictureProps) => {
  const { coverId } = item;
  const tint = shadeOf(item.colorFamily, item.colorHex);
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span
      className={classes.box}
      style={tint ? ({ '--tint': tint } as CSSProperties) : undefined} // a custom property
    >
      {coverId && failed !== coverId ? (
        <Cover key={coverId} id={coverId} sizes={sizes} onFailed={() => setFailed(coverId)} />
      ) : (
        icon
      )}
    </span>
  );
};

/** Loaded after the first picture: without a network it is there by then. */
const covers = () => import('./kept-covers.ts');
const remember = (id: string) => {
  if (!isCarried()) return;
  covers()
    .then(({ keepCover }) => keepCover(id))
    .catch(() => undefined);
};

type CoverProps = { id: string; sizes: string | undefined; onFailed: () => void };

/** A picture that does not come is asked for once more, with a session that is not running out; then it is as it was seen here. */
const Cover = ({ id, sizes, onFailed }: CoverProps) => {
  const [tries, setTries] = useState(1);
  const [local, setLocal] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(local ?? ''), [local]);
  const again = async () => {
    if (local) return onFailed();
    if (tries > 1 || !navigator.onLine) {
      const kept = await covers()
        .then(({ keptCover }) => keptCover(id))
        .catch(() => undefined);
      return kept ? setLocal(URL.createObjectURL(kept)) : onFailed();
    }
    await freshSession();
    setTries(2);
  };
  const address = { small: pictureAddress(id, 'small'), medium: pictureAddress(id, 'medium') };
  const wider = sizes &&
    !local && {
      sizes,
      srcSet: `${address.small} ${pictureSizes.small}w, ${address.medium} ${pictureSizes.medium}w`,
    };
  return (
    <img
      key={local ?? tries}
      className={classes.picture}
      {...wider}
      src={local ?? (sizes ? address.medium : address.small)}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onLoad={() => {
        if (!local) remember(id);
      }}
      onError={() => void again()}
    />
  );
};
