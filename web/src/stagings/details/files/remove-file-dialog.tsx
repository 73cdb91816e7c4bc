import type { StagingFile } from '@archway/contract/stagings/staging-file';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../../kit/remove/remove-dialog.tsx';
import { api } from '../../../platform/api/api.ts';
import { isolated } from '../../../ui/text/sentence.tsx';

type RemoveFileDialogProps = { stagingId: string; file: StagingFile | null; onClose: () => void };

export const RemoveFileDialog = ({ file, ...rest }: RemoveFileDialogProps) =>
  file && <Confirmation key={file.id} {...rest} file={file} />;

const Confirmation = ({ stagingId, file, onClose }: RemoveFileDialogProps & { file: StagingFile }) => {
  const { t } = useTranslation('stagings/details');
  const { id: fileId, name } = file;
  return (
    <RemoveDialog
      name={name}
      titleOf={(slot) => t('files.removeTitle', { name: slot })}
      done={t('files.removed', { name: isolated(name) })}
      send={(_moveTo, options) => api.stagings.removeFile({ id: stagingId, fileId }, options)}
      onClose={onClose}
    >
      {t('files.removeBody')}
    </RemoveDialog>
  );
};
