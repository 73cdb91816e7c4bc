import { Alert, Button, NativeSelect } from '@mantine/core';
import { IconHomePlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../platform/outbox/use-online.ts';
import { useMay } from '../../../platform/session/may.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import type { MoveState } from '../known/move-session.ts';
import { useIsRoomless, useRooms } from '../leg/use-rooms.ts';
import type { Extra } from './extra-rules.ts';
import classes from './extras.module.css';
import { useKeepExtras } from './use-keep-extras.ts';

type ExtraPromptProps = { state: MoveState; extra: Extra; onClose: () => void };

/** Whoever may change the list of a job decides at once; for everybody else it stays an extra, for the lead to decide. */
export const ExtraPrompt = ({ state, extra, onClose }: ExtraPromptProps) => {
  const { t } = useTranslation('moves/crew');
  const rooms = useRooms(state);
  const isRoomless = useIsRoomless(state);
  const [chosen, choose] = useState<string | null>(null);
  const keeping = useKeepExtras(state.move, onClose);
  const online = useOnline();
  const may = useMay()('stagings.addLines');
  const roomId = isRoomless ? null : (chosen ?? extra.roomId ?? rooms[0]?.value);
  if (!online || !may || roomId === undefined) return null;
  return (
    <Alert color="blue" icon={<IconHomePlus size={24} aria-hidden />} title={t('extra.title')}>
      <p>{t('extra.words', { name: isolated(extra.name) })}</p>
      {roomId === null ? (
        <p>{t('extra.noRooms')}</p>
      ) : (
        <NativeSelect
          size="lg"
          label={t('extra.room')}
          value={roomId}
          data={rooms}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
      <div className={classes.buttons}>
        <Button
          size="lg"
          loading={keeping.isPending}
          onClick={() => keeping.mutate({ extras: [{ ...extra, roomId }], roomId })}
        >
          {t('extra.add')}
        </Button>
        <Button size="lg" variant="default" onClick={onClose}>
          {t('extra.later')}
        </Button>
      </div>
    </Alert>
  );
};
