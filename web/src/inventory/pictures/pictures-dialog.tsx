import type { FileId } from '@archway/contract/kernel/ids';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { useUnsaved } from '../../ui/form/unsaved.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { PictureUploader } from './picture-uploader.tsx';
import { usePictureUploads } from './use-picture-uploads.ts';

export type SendPictures = (ids: FileId[], seen: FileId[]) => Promise<unknown>;

type PicturesDialogProps = {
  opened: boolean;
  onClose: () => void;
  /** The pictures there are now, in their order. */
  ids: readonly FileId[];
  /** Keeps them in their new order; `seen` are those that it was made from. */
  send: SendPictures;
};

/** Adds pictures to something that exists, orders and removes them; nothing is kept before it is saved. */
export const PicturesDialog = ({ opened, onClose, ...rest }: PicturesDialogProps) => {
  const { t } = useTranslation('inventory/pictures');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('dialog.title')} size="xl">
      <PicturesForm {...rest} onClose={onClose} />
    </Dialog>
  );
};

const PicturesForm = ({ ids, send, onClose }: Omit<PicturesDialogProps, 'opened'>) => {
  const { t } = useTranslation('inventory/pictures');
  const [seen] = useState(() => [...ids]);
  const pictures = usePictureUploads(seen);
  const { submit, pending, problem } = useSubmit(
    async (_: null) => {
      const { ids: latest, refused } = await pictures.settled();
      if (refused > 0) return false;
      await send(latest, seen);
      return true;
    },
    {
      onDone: (done) => {
        if (!done) return;
        toast(t('dialog.saved'), { tone: 'success' });
        onClose();
      },
    },
  );
  useUnsaved(() => !pending && (pictures.list.length !== ids.length || pictures.ids.join() !== ids.join()));
  return (
    <Stack>
      <ProblemAlert problem={problem} />
      {pictures.refused > 0 && (
        <ProblemAlert problem="refused">{t('refused', { count: pictures.refused })}</ProblemAlert>
      )}
      <PictureUploader pictures={pictures} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit(null);
        }}
      >
        <FormButtons submit={t('dialog.save')} pending={pending} onCancel={onClose} />
      </form>
    </Stack>
  );
};
