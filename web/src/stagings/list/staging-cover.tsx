import { IconHome } from '@tabler/icons-react';
import { useState } from 'react';
import { pictureAddress } from '../../files/picture-address.ts';
import classes from './stagings.module.css';

/** How a job looks; a house where nobody took a picture. Decorative: the name stands beside it. */
export const StagingCover = ({ coverId, size }: { coverId: string | null; size: 'small' | 'medium' }) => {
  const [failed, setFailed] = useState(false);
  return (
    <span className={classes.cover} data-size={size} aria-hidden="true">
      {coverId && !failed ? (
        <img
          src={pictureAddress(coverId, size)}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(true)}
        />
      ) : (
        <IconHome size={22} stroke={1.5} />
      )}
    </span>
  );
};
