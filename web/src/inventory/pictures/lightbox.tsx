import type { Item } from '@archway/contract/inventory/item';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureAddress } from '../../files/picture-address.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useKept } from '../../ui/overlay/use-kept.ts';
import { NamedSentence } from '../../ui/text/named-sentence.tsx';
import classes from './gallery.module.css';
import { indexAfter } from './index-after.ts';
import { KeptPicture } from './kept-picture.tsx';

type Picture = Item['pictures'][number];
type LightboxProps = {
  name: string;
  /** What is known of them beside their ids keeps the place of those that are on their way. */
  pictures: readonly (Pick<Picture, 'id'> & Partial<Picture>)[];
  /** Which one is shown; none while it is closed. */
  shown: number | null;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** One picture in full, and the way through all of them by arrow keys, Home and End. */
export const Lightbox = ({ name, pictures, shown, onShow, onClose }: LightboxProps) => {
  const { t } = useTranslation('inventory/pictures');
  const strip = useRef<HTMLDivElement>(null);
  const index = useKept(shown) ?? 0;
  const count = pictures.length;
  const picture = pictures[index];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture shown changes which small one is current
  useEffect(() => {
    strip.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown]);
  const turn = (event: KeyboardEvent) => {
    const next = indexAfter(event.key, index, count, document.dir === 'rtl');
    if (next === undefined) return;
    event.preventDefault();
    onShow(next);
  };
  return (
    <Dialog
      opened={shown !== null}
      onClose={onClose}
      fullScreen
      title={<NamedSentence text={t('large.title', { n: index + 1, count })} values={{ name }} />}
      onKeyDown={turn}
    >
      <div className={classes.stage}>
        <div className={classes.large}>
          <IconButton label={t('large.previous')} disabled={index === 0} onClick={() => onShow(index - 1)}>
            <IconChevronLeft size={28} className={classes.turns} aria-hidden />
          </IconButton>
          {picture && (
            <KeptPicture
              key={picture.id}
              src={pictureAddress(picture.id, 'large')}
              width={picture.width}
              height={picture.height}
              alt={t('large.alt', { name, n: index + 1, count })}
            />
          )}
          <IconButton
            label={t('large.next')}
            disabled={index === count - 1}
            onClick={() => onShow(index + 1)}
            data-autofocus
          >
            <IconChevronRight size={28} className={classes.turns} aria-hidden />
          </IconButton>
        </div>
        {count > 1 && (
          <div className={classes.strip} ref={strip}>
            {pictures.map(({ id, tint }, at) => (
              <button
                type="button"
                key={id}
                className={classes.small}
                aria-label={t('gallery.show', { n: at + 1 })}
                aria-pressed={at === index}
                onClick={() => onShow(at)}
              >
                <KeptPicture src={pictureAddress(id, 'small')} alt="" style={{ backgroundColor: tint }} />
              </button>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  );
};
