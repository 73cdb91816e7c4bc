import type { Item } from '@archway/contract/inventory/item';
import { Button } from '@mantine/core';
import { IconPhotoPlus, IconPhotoStar } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureAddress } from '../../files/picture-address.ts';
import { Picture as Drawing } from '../../ui/pictures/picture.tsx';
import classes from './gallery.module.css';
import { KeptPicture } from './kept-picture.tsx';
import { Lightbox } from './lightbox.tsx';

type GalleryProps = {
  name: string;
  pictures: Item['pictures'];
  /** Set for whoever may add and order pictures. */
  onArrange?: (() => void) | undefined;
};

/** As many small pictures as stand in one row under the large one. */
const inRow = 5;

/** The cover, large; the others small below it. Each opens in full. */
export const Gallery = ({ name, pictures, onArrange }: GalleryProps) => {
  const { t } = useTranslation('inventory/pictures');
  const [shown, setShown] = useState(0);
  const [large, setLarge] = useState<number | null>(null);
  const current = pictures[shown] ?? pictures[0];
  if (!current) return <NoPictures onArrange={onArrange} />;
  // The last one of a full row stands for itself and for all that have no room.
  const unseen = pictures.length > inRow ? pictures.length - inRow + 1 : 0;
  return (
    <section className={classes.gallery} aria-label={t('gallery.label')}>
      <button
        type="button"
        className={classes.main}
        aria-label={t('gallery.open')}
        onClick={() => setLarge(pictures.indexOf(current))}
      >
        <KeptPicture
          key={current.id}
          src={pictureAddress(current.id, 'medium')}
          srcSet={`${pictureAddress(current.id, 'medium')} 640w, ${pictureAddress(current.id, 'large')} 1600w`}
          sizes="(max-width: 60em) 100vw, 24rem"
          width={current.width}
          height={current.height}
          alt={t('large.alt', { name, n: pictures.indexOf(current) + 1, count: pictures.length })}
          style={{ backgroundColor: current.tint }}
        />
      </button>
      <div className={classes.row}>
        {pictures.length > 1 &&
          pictures.slice(0, inRow).map((picture, index) => {
            const rest = index === inRow - 1 ? unseen : 0;
            return (
              <button
                type="button"
                key={picture.id}
                className={classes.small}
                aria-label={
                  rest > 0 ? t('gallery.openOne', { n: index + 1 }) : t('gallery.show', { n: index + 1 })
                }
                aria-pressed={rest > 0 ? undefined : picture === current}
                onClick={() => (rest > 0 ? setLarge(index) : setShown(index))}
              >
                <KeptPicture
                  src={pictureAddress(picture.id, 'small')}
                  alt=""
                  loading="lazy"
                  style={{ backgroundColor: picture.tint }}
                />
                {rest > 0 && (
                  <span className={classes.more} dir="ltr">
                    {t('gallery.more', { count: rest })}
                  </span>
                )}
              </button>
            );
          })}
        {onArrange && (
          <button type="button" className={classes.arrange} title={t('gallery.arrange')} onClick={onArrange}>
            <IconPhotoStar size={20} stroke={1.6} aria-hidden />
            <span>{t('gallery.arrange')}</span>
          </button>
        )}
      </div>
      <Lightbox
        name={name}
        pictures={pictures}
        shown={large}
        onShow={setLarge}
        onClose={() => setLarge(null)}
      />
    </section>
  );
};

const NoPictures = ({ onArrange }: Pick<GalleryProps, 'onArrange'>) => {
  const { t } = useTranslation('inventory/pictures');
  return (
    <section className={classes.none} aria-label={t('gallery.label')}>
      <Drawing name="empty" size={120} />
      <span>{t('gallery.none')}</span>
      {onArrange && (
        <Button variant="default" leftSection={<IconPhotoPlus size={18} aria-hidden />} onClick={onArrange}>
          {t('add')}
        </Button>
      )}
    </section>
  );
};
