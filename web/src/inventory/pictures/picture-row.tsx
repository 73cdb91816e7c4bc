import type { FileId } from '@archway/contract/kernel/ids';
import { useDisclosure } from '@mantine/hooks';
import { IconPhotoPlus, IconPhotoStar } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureAddress } from '../../files/picture-address.ts';
import { ArrangePictures } from './arrange-pictures.tsx';
import classes from './gallery.module.css';
import { KeptPicture } from './kept-picture.tsx';
import { Lightbox } from './lightbox.tsx';
import type { SendPictures } from './pictures-dialog.tsx';

type PictureRowProps = {
  name: string;
  /** What they show, where a screen has several such rows; "Photos" unless told. */
  label?: string | undefined;
  ids: readonly FileId[];
  /** Keeps them in their new order; set for whoever may add and order pictures. */
  send?: SendPictures | undefined;
  /** What the button says while there are none; "Add photos" unless told. */
  add?: string | undefined;
  /** While there are none, the button does not draw the eye. */
  quiet?: boolean;
};

/** All pictures of something, small. Each opens in full. */
export const PictureRow = ({ name, label, ids, send, add, quiet = false }: PictureRowProps) => {
  const { t } = useTranslation('inventory/pictures');
  const [large, setLarge] = useState<number | null>(null);
  const [arranging, arrange] = useDisclosure();
  if (ids.length === 0 && !send) return null;
  const [Icon, words] =
    ids.length === 0 ? [IconPhotoPlus, add ?? t('add')] : [IconPhotoStar, t('gallery.arrange')];
  return (
    <fieldset
      className={classes.below}
      data-quiet={quiet && ids.length === 0}
      aria-label={label ?? t('gallery.label')}
    >
      <div className={classes.row}>
        {ids.map((id, index) => (
          <button
            type="button"
            key={id}
            className={classes.small}
            aria-label={t('gallery.openOne', { n: index + 1 })}
            onClick={() => setLarge(index)}
          >
            <KeptPicture src={pictureAddress(id, 'small')} alt="" loading="lazy" />
          </button>
        ))}
        {send && (
          <button type="button" className={classes.arrange} title={words} onClick={arrange.open}>
            <Icon size={20} stroke={1.6} aria-hidden />
            <span>{words}</span>
          </button>
        )}
      </div>
      <Lightbox
        name={name}
        pictures={ids.map((id) => ({ id }))}
        shown={large}
        onShow={setLarge}
        onClose={() => setLarge(null)}
      />
      {send && <ArrangePictures opened={arranging} onClose={arrange.close} ids={ids} send={send} />}
    </fieldset>
  );
};
