import { mostEventPictures } from '@archway/contract/inventory/device-events/limits';
import { Input, Loader } from '@mantine/core';
import { IconCamera, IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/feedback/toast.ts';
import { FileSource } from '../../../ui/form/file-source.tsx';
import { useUnsaved } from '../../../ui/form/unsaved.ts';
import { redrawPicture } from '../../pictures/redraw-picture.ts';
import classes from './damage-pictures.module.css';

type DamagePicturesProps = {
  value: readonly Blob[];
  onChange: (pictures: readonly Blob[]) => void;
  onDrawing: (isDrawing: boolean) => void;
};

/** What is broken, photographed. Pictures are made small here; the device keeps them until they are sent. */
export const DamagePictures = ({ value, onChange, onDrawing }: DamagePicturesProps) => {
  const { t } = useTranslation('inventory/item');
  const [drawing, setDrawing] = useState(0);
  useUnsaved(() => value.length > 0 || drawing > 0);
  useEffect(() => onDrawing(drawing > 0), [onDrawing, drawing]);
  // Another photo may be chosen while one is made small: it comes to those that are there by then.
  const there = useRef(value);
  useEffect(() => {
    there.current = value;
  });
  const take = async (files: readonly File[]) => {
    setDrawing((count) => count + 1);
    const made = await Promise.all(files.slice(0, mostEventPictures).map(redrawPicture)).finally(() =>
      setDrawing((count) => count - 1),
    );
    const readable = made.filter((picture) => picture !== undefined);
    const all = [...there.current, ...readable];
    there.current = all.slice(0, mostEventPictures);
    onChange(there.current);
    if (readable.length < made.length)
      toast(t('record.photos.unread', { count: made.length - readable.length }), { tone: 'error' });
    if (all.length > mostEventPictures || made.length < files.length)
      toast(t('record.photos.tooMany', { most: mostEventPictures }), { tone: 'error' });
  };
  const names = { source: classes.photoSource, input: classes.photoInput };
  return (
    <Input.Wrapper label={t('record.photos.label')} labelElement="div">
      <div className={classes.photos}>
        {value.map((picture, index) => (
          <div key={keyOf(picture)} className={classes.photo}>
            <Preview picture={picture} alt={t('record.photos.one', { n: index + 1 })} />
            <button
              type="button"
              aria-label={t('record.photos.remove', { n: index + 1 })}
              onClick={() => onChange(value.filter((each) => each !== picture))}
            >
              <IconX size={18} aria-hidden />
            </button>
          </div>
        ))}
        {drawing > 0 && (
          <p className={classes.drawing} role="status">
            <Loader size={20} aria-hidden />
            {t('record.photos.drawing')}
          </p>
        )}
        {value.length < mostEventPictures && (
          <>
            <FileSource accept="image/*" capture="environment" isCamera classNames={names} onFiles={take}>
              <IconCamera size={24} stroke={1.6} aria-hidden />
              <span>{t('record.photos.take')}</span>
            </FileSource>
            <FileSource accept="image/*" multiple classNames={names} onFiles={take}>
              <IconPhotoPlus size={24} stroke={1.6} aria-hidden />
              <span>{t('record.photos.add')}</span>
            </FileSource>
          </>
        )}
      </div>
    </Input.Wrapper>
  );
};

const keys = new WeakMap<Blob, string>();
let next = 1;
const keyOf = (picture: Blob) => {
  const known = keys.get(picture) ?? String(next++);
  keys.set(picture, known);
  return known;
};

const Preview = ({ picture, alt }: { picture: Blob; alt: string }) => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const local = URL.createObjectURL(picture);
    setAddress(local);
    return () => URL.revokeObjectURL(local);
  }, [picture]);
  return <img src={address} alt={alt} />;
};
