import { settledOf, toPick } from '@archway/contract/moves/line-status';
import { Button, type ButtonProps } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useOnline } from '../../../platform/outbox/use-online.ts';
import { useOutboxCounts } from '../../../platform/outbox/use-outbox.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { toastProblem } from '../../../ui/feedback/toast-problem.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import type { MoveState } from '../known/move-session.ts';
import type { CrewLine } from '../rules/crew-line.ts';

type FinishMoveProps = { state: MoveState; size: NonNullable<ButtonProps['size']> };

/** The server has the last word on whether everything is settled: without a network nobody can finish. */
export const FinishMove = ({ state, size }: FinishMoveProps) => {
  const { t } = useTranslation('moves/crew');
  const { move, lines } = state;
  const [opened, setOpened] = useState(false);
  const online = useOnline();
  const waiting = useOutboxCounts().data?.waiting ?? 0;
  const mayFinish = useAbility().can('update', 'Move');
  const finish = useMutation({
    // Scans raise the version, and the last one may just have been heard: whether all is settled the server knows.
    mutationFn: async () => {
      const { id, version } = await api.moves.get({ id: move.id });
      return api.moves.complete({ id, version });
    },
    onSuccess: () => {
      setOpened(false);
      toast(t('end.finished'));
    },
    onError: toastProblem,
  });
  if (!mayFinish) return null;
  const unsettled = lines.filter(isUnsettled);
  const isReady = online && waiting === 0;
  return (
    <>
      <Button
        size={size}
        variant={unsettled.length === 0 ? 'filled' : 'default'}
        leftSection={<IconFlag size={26} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('end.finish')}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={t('end.title')}
        confirm={t('end.finish')}
        pending={finish.isPending}
        onConfirm={() => (isReady ? finish.mutate() : toast(t('end.offline'), { tone: 'error' }))}
        onClose={() => setOpened(false)}
      >
        {!isReady && <p>{t('end.offline')}</p>}
        <p>{unsettled.length === 0 ? t('end.settled') : t('end.unsettled', { count: unsettled.length })}</p>
        {unsettled.length > 0 && (
          <ul>
            {unsettled.slice(0, 8).map((line) => (
              <li key={line.id}>
                <bdi>{line.itemName}</bdi> · {t(`end.why.${toPick(line) > 0 ? 'unpicked' : 'carried'}`)}
              </li>
            ))}
          </ul>
        )}
      </ConfirmDialog>
    </>
  );
};

const isUnsettled = (line: CrewLine) => toPick(line) > 0 || settledOf(line) < line.picked;
