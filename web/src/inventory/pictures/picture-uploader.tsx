import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/feedback/toast.ts';
import { FileSource } from '../../ui/form/file-source.tsx';
import { useFileDrop } from '../../ui/form/use-file-drop.ts';
import { PictureTile } from './picture-tile.tsx';
import classes from './pictures.module.css';
import { SortablePictures } from './sortable-pictures.tsx';
import type { PictureUploads } from './use-picture-uploads.ts';

/** Pictures are chosen, dropped, pasted or taken here, put in order and removed. They are sent at once. */
export const PictureUploader = ({ pictures }: { pictures: PictureUploads }) => {
  const { t } = useTranslation('inventory/pictures');
  const choose = useRef<HTMLInputElement>(null);
  const { list, room } = pictures;

  const take = (files: readonly File[]) => {
    const found = files.filter(isPicture);
    if (found.length < files.length) toast(t('noPictures'), { tone: 'error' });
    pictures.add(found);
  };
  usePaste(take);
  const drop = useFileDrop(take);

  const remove = (key: string) => {
    const bringBack = pictures.remove(key);
    toast(t('removed'), { undo: bringBack });
    choose.current?.focus();
  };
  return (
    <div className={classes.uploader} {...drop}>
      <SortablePictures list={list} onMove={pictures.move}>
        {list.map((picture, index) => (
          <PictureTile
            key={picture.key}
            picture={picture}
            index={index}
            count={list.length}
            onTryAgain={() => pictures.tryAgain(picture.key)}
            onMove={(to) => {
              pictures.move(picture.key, to);
              toast(t('moved', { n: to + 1, count: list.length }));
            }}
            onRemove={() => remove(picture.key)}
          />
        ))}
      </SortablePictures>
      {room > 0 && (
        <div className={classes.sources} data-large={list.length === 0}>
          <Source ref={choose} label={t('add')} icon={IconPhotoPlus} onChoose={take} multiple />
          <Source label={t('take')} icon={IconCamera} onChoose={take} capture="environment" />
        </div>
      )}
      <p className={classes.hint}>{room > 0 ? t('hint') : t('full')}</p>
      <p className={classes.spoken} aria-live="polite">
        {pictures.sending > 0 && t('waiting', { count: pictures.sending })}
      </p>
    </div>
  );
};

type SourceProps = {
  ref?: RefObject<HTMLInputElement | null>;
  label: string;
  icon: typeof IconCamera;
  onChoose: (files: readonly File[]) => void;
  multiple?: boolean;
  capture?: 'environment';
};

const Source = ({ label, icon: Icon, onChoose, ...rest }: SourceProps) => (
  <FileSource
    accept="image/*"
    classNames={{ source: classes.source, input: classes.input }}
    isCamera={rest.capture !== undefined}
    onFiles={onChoose}
    {...rest}
  >
    <Icon size={24} stroke={1.6} aria-hidden />
    <span>{label}</span>
  </FileSource>
);

/** A screenshot or a copied picture can be pasted anywhere on the screen; pasted text goes where it belongs. */
const usePaste = (take: (files: readonly File[]) => void) => {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(isPicture);
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
};

/** Some devices do not name the type of a HEIC. */
const isPicture = (file: File) => file.type.startsWith('image/') || /\.(heic|heif|avif)$/i.test(file.name);
