import { IconFileUpload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './files.module.css';

type DropZoneProps = {
  /** Whoever may not add files only sees them. */
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

/** Files are dropped anywhere on their panel, or chosen. */
export const DropZone = ({ disabled, onFiles, children }: DropZoneProps) => {
  const { t } = useTranslation('stagings/details');
  const [isOver, setOver] = useState(false);
  if (disabled) return <div className={classes.zone}>{children}</div>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is one of two ways; the other has a control
    <div
      className={classes.zone}
      data-over={isOver}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => !event.currentTarget.contains(asNode(event.relatedTarget)) && setOver(false)}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      <label className={classes.source}>
        <IconFileUpload size={24} stroke={1.6} aria-hidden />
        <span className={classes.words}>
          <span>{t('files.add')}</span>
          <span className={classes.hint}>{t('files.hint')}</span>
        </span>
        <input
          type="file"
          multiple
          accept="image/*,application/pdf"
          className={classes.input}
          aria-label={t('files.add')}
          onChange={(event) => {
            onFiles([...(event.currentTarget.files ?? [])]);
            // The same file can be chosen again after it was deleted.
            event.currentTarget.value = '';
          }}
        />
      </label>
    </div>
  );
};

const asNode = (target: EventTarget | null) => (target instanceof Node ? target : null);
