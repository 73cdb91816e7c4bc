import { IconFileUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FileSource } from '../../../ui/form/file-source.tsx';
import { useFileDrop } from '../../../ui/form/use-file-drop.ts';
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
  const drop = useFileDrop(onFiles);
  if (disabled) return <div className={classes.zone}>{children}</div>;
  return (
    <div className={classes.zone} {...drop}>
      {children}
      <FileSource
        multiple
        accept="image/*,application/pdf"
        aria-label={t('files.add')}
        classNames={{ source: classes.source, input: classes.input }}
        onFiles={onFiles}
      >
        <IconFileUpload size={24} stroke={1.6} aria-hidden />
        <span className={classes.words}>
          <span>{t('files.add')}</span>
          <span className={classes.hint}>{t('files.hint')}</span>
        </span>
      </FileSource>
    </div>
  );
};
