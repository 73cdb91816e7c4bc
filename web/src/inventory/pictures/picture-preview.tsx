import { IconPhoto } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { pictureAddress } from '../../files/picture-address.ts';
import type { ListedPicture } from './picture-list.ts';
import classes from './pictures.module.css';

/** The picture itself: from this device while it is known here, otherwise from the server. */
export const PicturePreview = ({ picture, alt }: { picture: ListedPicture; alt: string }) => {
  const { file, id } = picture;
  const [address, setAddress] = useState<string | undefined>(undefined);
  const [unseen, setUnseen] = useState(false);
  useEffect(() => {
    if (!file) return setAddress(id ? pictureAddress(id, 'medium') : undefined);
    const local = URL.createObjectURL(file);
    setAddress(local);
    return () => URL.revokeObjectURL(local);
  }, [file, id]);

  // This device cannot show what it can send (a HEIC): the server's copy can be shown.
  const shown = unseen && id ? pictureAddress(id, 'medium') : address;
  return unseen && !id ? (
    <span className={classes.unseen} role="img" aria-label={alt}>
      <IconPhoto size={32} stroke={1.4} aria-hidden />
    </span>
  ) : (
    <img src={shown} alt={alt} draggable={false} onError={() => setUnseen(true)} />
  );
};
