import type { IconPhotoPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/feedback/toast.ts';
import classes from './import.module.css';

type DropFileProps = {
  label: string;
  hint: string;
  accept: string;
  largest: number;
  icon: typeof IconPhotoPlus;
  disabled?: boolean;
  onFile: (file: File) => void;
};

/** A place to put a file: dropped there, or chosen. */
export const DropFile = ({
  label,
  hint,
  accept,
  largest,
  icon: Icon,
  disabled = false,
  onFile,
}: DropFileProps) => {
  const { t } = useTranslation('inventory/import');
  const [over, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (!file || disabled) return;
    if (file.size > largest)
      toast(t('choose.tooLarge', { n: Math.round(largest / 1024 / 1024) }), { tone: 'error' });
    else onFile(file);
  };
  return (
    <label
      className={classes.drop}
      data-over={over}
      data-disabled={disabled}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <Icon size={36} stroke={1.4} aria-hidden />
      <span className={classes.dropLabel}>{label}</span>
      <span className={classes.dropHint}>{hint}</span>
      <input
        type="file"
        accept={accept}
        disabled={disabled}
        className={classes.dropInput}
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          // The same file can be chosen again after it was corrected.
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
};
