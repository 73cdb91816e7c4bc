import type { Staging } from '@archway/contract/stagings/staging';
import type { StagingFile } from '@archway/contract/stagings/staging-file';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Lightbox } from '../../../inventory/pictures/lightbox.tsx';
import { queries } from '../../../platform/api/query-client.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { TitledPanel } from '../../../ui/layout/titled-panel.tsx';
import { Results } from '../../../ui/list/results.tsx';
import { DropZone } from './drop-zone.tsx';
import { FileRow } from './file-row.tsx';
import classes from './files.module.css';
import { RemoveFileDialog } from './remove-file-dialog.tsx';
import { RenameFileDialog } from './rename-file-dialog.tsx';
import { UploadRow } from './upload-row.tsx';
import { useFileUploads } from './use-file-uploads.ts';

/** Agreements, floor plans and photos of a job: dropped or chosen here, looked at, downloaded, renamed, deleted. */
export const FilesPanel = ({ staging }: { staging: Staging }) => {
  const { t } = useTranslation('stagings/details');
  const { id } = staging;
  const mayChange = useAbility().can('update', 'Staging');
  const files = useQuery(queries.stagings.files.queryOptions({ input: { id } }));
  const uploads = useFileUploads(id);
  const [shown, setShown] = useState<number | null>(null);
  const [renamed, setRenamed] = useState<StagingFile | null>(null);
  const [removed, setRemoved] = useState<StagingFile | null>(null);
  const rows = files.data?.rows ?? [];
  const pictures = rows.filter(({ kind }) => kind === 'picture');
  return (
    <TitledPanel title={t('files.title')}>
      <DropZone disabled={!mayChange} onFiles={uploads.add}>
        {uploads.list.length > 0 && (
          <ul className={classes.files} aria-label={t('files.uploading')}>
            {uploads.list.map((upload) => (
              <UploadRow
                key={upload.key}
                upload={upload}
                onTryAgain={() => uploads.tryAgain(upload.key)}
                onRemove={() => uploads.remove(upload.key)}
              />
            ))}
          </ul>
        )}
        <Results
          of={files}
          isEmpty={() => rows.length === 0}
          empty={<p className={classes.empty}>{t('files.empty')}</p>}
        >
          {() => (
            <ul className={classes.files} aria-label={t('files.title')}>
              {rows.map((file) => (
                <FileRow
                  key={file.id}
                  stagingId={id}
                  file={file}
                  mayChange={mayChange}
                  onShow={() => setShown(pictures.indexOf(file))}
                  onRename={() => setRenamed(file)}
                  onRemove={() => setRemoved(file)}
                />
              ))}
            </ul>
          )}
        </Results>
      </DropZone>
      <Lightbox
        name={pictures[shown ?? 0]?.name ?? ''}
        pictures={pictures}
        shown={shown}
        onShow={setShown}
        onClose={() => setShown(null)}
      />
      <RenameFileDialog stagingId={id} file={renamed} onClose={() => setRenamed(null)} />
      <RemoveFileDialog stagingId={id} file={removed} onClose={() => setRemoved(null)} />
    </TitledPanel>
  );
};
