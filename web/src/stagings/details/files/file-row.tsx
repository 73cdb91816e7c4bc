import type { StagingFile } from '@archway/contract/stagings/staging-file';
import { Menu } from '@mantine/core';
import { IconDownload, IconFileTypePdf, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { pictureAddress } from '../../../files/picture-address.ts';
import { KeptPicture } from '../../../inventory/pictures/kept-picture.tsx';
import { api } from '../../../platform/api/api.ts';
import { download } from '../../../ui/downloads/downloads.ts';
import { toastProblem } from '../../../ui/feedback/toast-problem.ts';
import { MoreMenu } from '../../../ui/overlay/more-menu.tsx';
import { DottedLine } from '../../../ui/text/dotted-line.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { sizeText } from '../../../ui/text/size-text.ts';
import classes from './files.module.css';

type FileRowProps = {
  stagingId: string;
  file: StagingFile;
  mayChange: boolean;
  onShow: () => void;
  onRename: () => void;
  onRemove: () => void;
};

/** One file: a picture is looked at, a document downloaded. */
export const FileRow = ({ stagingId, file, mayChange, onShow, onRename, onRemove }: FileRowProps) => {
  const { t, i18n } = useTranslation('stagings/details');
  const { id, name, kind, bytes, addedAt, addedBy } = file;
  const take = () =>
    void download(name, ({ signal, onReceived }) =>
      api.stagings.downloadFile({ id: stagingId, fileId: id }, { signal, context: { onReceived } }),
    ).catch(toastProblem);
  return (
    <li className={classes.file}>
      <span className={classes.thumb}>
        {kind === 'picture' ? (
          <KeptPicture src={pictureAddress(id, 'small')} alt="" loading="lazy" />
        ) : (
          <IconFileTypePdf size={26} stroke={1.4} aria-hidden />
        )}
      </span>
      <div className={classes.body}>
        <button type="button" className={classes.open} onClick={kind === 'picture' ? onShow : take}>
          <bdi>{name}</bdi>
        </button>
        <span className={classes.more}>
          <DottedLine>
            {sizeText(bytes, i18n.language)}
            {addedBy && <bdi>{addedBy}</bdi>}
            <RelativeTime at={addedAt} />
          </DottedLine>
        </span>
      </div>
      <MoreMenu
        name={name}
        onRemove={mayChange ? onRemove : undefined}
        before={
          <Menu.Item leftSection={<IconDownload size={18} aria-hidden />} onClick={take}>
            {t('files.download')}
          </Menu.Item>
        }
      >
        {mayChange && (
          <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onRename}>
            {t('files.rename')}
          </Menu.Item>
        )}
      </MoreMenu>
    </li>
  );
};
