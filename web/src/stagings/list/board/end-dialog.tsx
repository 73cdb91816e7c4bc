import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useKept } from '../../../ui/overlay/use-kept.ts';
import { Sentence, slot } from '../../../ui/text/sentence.tsx';
import { useStagingWords } from '../../use-staging-words.ts';
import type { Move } from './use-move.ts';

type EndDialogProps = { unconfirmed: Move | null; onConfirm: () => void; onClose: () => void };

/** Asks before a job ends: nothing leads back from there. */
export const EndDialog = ({ unconfirmed, onConfirm, onClose }: EndDialogProps) => {
  const { t } = useTranslation('stagings/list');
  const { optionName } = useStagingWords();
  const kept = useKept(unconfirmed);
  if (!kept) return null;
  const status = optionName('status', kept.to);
  return (
    <ConfirmDialog
      opened={unconfirmed !== null}
      title={<Sentence text={t('board.endTitle', { name: slot, status })}>{kept.staging.name}</Sentence>}
      confirm={t('board.endNow', { status })}
      dismiss={t('board.keep')}
      destructive={kept.to !== 'closed'}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t('board.endBody', { count: kept.staging.pieces })}
    </ConfirmDialog>
  );
};
