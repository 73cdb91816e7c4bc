import { settledOf, toPick } from '@archway/contract/moves/line-status';
import { Button, type ButtonProps } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../platform/session/ability.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import type { MoveState } from '../known/move-session.ts';
import type { CrewLine } from '../rules/crew-line.ts';
import { useFinish } from './use-finish.ts';

type FinishMoveProps = { state: MoveState; size: NonNullable<ButtonProps['size']> };

/** The server has the last word on whether everything is settled: without a network nobody can finish. */
export const FinishMove = ({ state, size }: FinishMoveProps) => {
  const { t } = useTranslation('moves/crew');
  const { move, lines } = state;
  const [opened, setOpened] = useState(false);
  const mayFinish = useAbility().can('update', 'Move');
  const { isReady, isPending, finish, cancel } = useFinish({
    id: move.id,
    onFinished: () => {
      setOpened(false);
      toast(t('end.finished'));
    },
    onUnreachable: () => toast(t('end.offline'), { tone: 'error' }),
  });
  if (!mayFinish) return null;
  const unsettled = lines.filter(isUnsettled);
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
        pending={isPending}
        onConfirm={finish}
        onClose={() => {
          cancel();
          setOpened(false);
        }}
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
