import type { Room } from '@archway/contract/stagings/staging';
import { Button, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '../../../ui/overlay/more-menu.tsx';
import { DottedLine } from '../../../ui/text/dotted-line.tsx';
import { isolated } from '../../../ui/text/sentence.tsx';
import { addKeyOf } from '../../promises/line/removing-rules.ts';
import classes from './rooms.module.css';
import { useRoomFacts } from './use-room-facts.ts';

/** What can be done with a room. */
export type RoomActions = {
  readonly onAdd: (() => void) | undefined;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  /** Left out where there is nothing before or after it. */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
};

type RoomHeadProps = {
  room: Room;
  /** What its pieces come to, in words. */
  sum: readonly string[];
  /** What it is dragged by. */
  handle: ReactNode;
  /** Left out for whoever may only look. */
  actions: RoomActions | undefined;
};

/** What a room is called, what is in it, how large it is, and what can be done with it. */
export const RoomHead = ({ room, sum, handle, actions }: RoomHeadProps) => {
  const factsOf = useRoomFacts();
  return (
    <div className={classes.head}>
      {handle}
      <div className={classes.words}>
        <h3 className={classes.name}>
          <bdi>{room.name}</bdi>
        </h3>
        <div className={classes.facts} data-tabular>
          <DottedLine>
            {sum}
            {factsOf(room)}
          </DottedLine>
        </div>
        {room.notes && (
          <p className={classes.notes} dir="auto">
            {room.notes}
          </p>
        )}
      </div>
      {actions && <Actions room={room} {...actions} />}
    </div>
  );
};

const Actions = ({
  room: { id, name },
  onAdd,
  onEdit,
  onRemove,
  onUp,
  onDown,
}: RoomActions & { room: Room }) => {
  const { t } = useTranslation(['stagings/details', 'stagings/promises']);
  return (
    <>
      {onAdd && (
        <Button
          variant="default"
          size="sm"
          className={classes.add}
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-label={t('stagings/promises:add.to', { room: isolated(name) })}
          data-focus-key={addKeyOf(id)}
          onClick={onAdd}
        >
          <span className={classes.addWords}>{t('stagings/promises:add.open')}</span>
        </Button>
      )}
      <MoreMenu
        name={name}
        onEdit={onEdit}
        onRemove={onRemove}
        before={
          onAdd && (
            <Menu.Item leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
              {t('stagings/promises:add.open')}
            </Menu.Item>
          )
        }
      >
        {onUp && (
          <Menu.Item leftSection={<IconArrowUp size={18} aria-hidden />} onClick={onUp}>
            {t('rooms.earlier')}
          </Menu.Item>
        )}
        {onDown && (
          <Menu.Item leftSection={<IconArrowDown size={18} aria-hidden />} onClick={onDown}>
            {t('rooms.later')}
          </Menu.Item>
        )}
      </MoreMenu>
    </>
  );
};
