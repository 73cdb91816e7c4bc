import type { Move } from '@archway/contract/moves/move';
import { Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { useMay } from '../../platform/session/may.ts';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';

/** A move whose label was retired can be given another. */
export const AddCodeButton = ({ move }: { move: Move }) => {
  const { t } = useTranslation('moves/details');
  const { submit, pending } = useSubmit(api.labels.make, { onProblem: toastProblem });
  if (!useMay()('labels.make')) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconQrcode size={18} aria-hidden />}
      loading={pending}
      onClick={() => void submit({ kind: 'move', targetId: move.id })}
    >
      {t('print.addCode')}
    </Button>
  );
};
