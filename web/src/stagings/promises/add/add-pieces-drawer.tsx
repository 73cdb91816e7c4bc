import type { Line } from '@archway/contract/stagings/line';
import type { Room, Staging } from '@archway/contract/stagings/staging';
import { Button, Select } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useUnsaved } from '../../../ui/form/unsaved.ts';
import { SideDrawer } from '../../../ui/overlay/side-drawer.tsx';
import { useKept } from '../../../ui/overlay/use-kept.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import { addedAfter, type Choices, type Mine } from '../conflict/clash-rules.ts';
import { LazyConflictDialog } from '../conflict/lazy-conflict-dialog.ts';
import { useClashing } from '../conflict/use-clashing.ts';
import { useDaysText } from '../use-days-text.ts';
import classes from './add.module.css';
import { BasketList } from './basket-list.tsx';
import { Catalog } from './catalog.tsx';
import type { Refused } from './lacking-rules.ts';
import { type Basket, useBasket } from './use-basket.ts';
import { useLacking } from './use-lacking.ts';

export type AddPiecesDrawerProps = {
  staging: Staging;
  room: Room | null;
  lines: readonly Line[];
  onClose: () => void;
};

/** The catalog beside a room: what is free on the dates of its staging, several at once. */
export const AddPiecesDrawer = ({ room, onClose, ...rest }: AddPiecesDrawerProps) => {
  const { t } = useTranslation('stagings/promises');
  const shown = useKept(room);
  return (
    <SideDrawer opened={room !== null} onClose={onClose} size="min(64rem, 100%)" title={t('add.open')}>
      {shown && room && <Adding key={shown.id} {...rest} first={shown} onClose={onClose} />}
    </SideDrawer>
  );
};

type AddingProps = Omit<AddPiecesDrawerProps, 'room'> & {
  /** The room it was opened for. Others can be filled on the way. */
  first: Room;
};

const Adding = ({ staging, first, onClose }: AddingProps) => {
  const { t, i18n } = useTranslation('stagings/promises');
  const day = useDaysText(staging.today);
  const [roomId, setRoomId] = useState<string>(first.id);
  const room = staging.rooms.find(({ id }) => id === roomId) ?? first;
  const basket = useBasket();
  const [refused, setRefused] = useState<Refused | null>(null);
  const lacking = useLacking(staging, basket, refused);
  const [isBasketOpen, { toggle, open }] = useDisclosure();
  const count = basket.pieces;
  const rooms = new Intl.ListFormat(i18n.language).format(
    (basket.rooms.length > 0 ? basket.rooms : [room]).map(({ name }) => isolated(name)),
  );
  const adding = useClashing(
    ({ lines, answers }: Adding, options) =>
      api.stagings.addLines({ id: staging.id, lines, onClash: 'refuse', ...answers }, options),
    () => {
      toast(t('done.added', { count, room: rooms }), { tone: 'success' });
      onClose();
    },
  );
  useUnsaved(() => count > 0 && !adding.pending);
  const { met } = adding;
  const mine: Mine[] = (met?.input.lines ?? []).map((line, index) => ({
    ...line,
    key: String(index),
    isOut: false,
  }));
  const settle = (choices: Choices) => {
    if (!met) return;
    const { lines, answers } = addedAfter(met.input.lines, String, met.conflict.clashes, choices, mine);
    if (lines.length === 0) return adding.leave();
    void adding.submit({ lines, answers });
  };
  const leave = () => {
    if (met) setRefused({ lines: met.input.lines, clashes: met.conflict.clashes });
    open();
    adding.leave();
  };
  return (
    <>
      <p className={classes.days}>
        {t('add.days', { from: day(staging.installOn), to: day(staging.endsOn) })}
      </p>
      <Select
        className={classes.room}
        label={t('line.room')}
        data={staging.rooms.map(({ id, name }) => ({ value: id as string, label: name }))}
        value={room.id}
        allowDeselect={false}
        onChange={(id) => id && setRoomId(id)}
      />
      <Catalog key={room.id} staging={staging} room={room} basket={basket} lacking={lacking} />
      <div className={classes.bar}>
        <ProblemAlert problem={adding.problem} />
        <BasketList basket={basket} opened={isBasketOpen && count > 0} onToggle={toggle} lacking={lacking} />
        <Button
          className={classes.confirm}
          loading={adding.pending}
          disabled={count === 0}
          onClick={() => void adding.submit({ lines: linesOf(basket) })}
        >
          {t('add.confirm', { room: rooms })}
        </Button>
      </div>
      <LazyConflictDialog
        conflict={met?.conflict ?? null}
        staging={staging}
        mine={mine}
        coverOf={(itemId) => basket.entries.find(({ item }) => item.id === itemId)?.item.coverId ?? null}
        leftOut="notAdded"
        pending={adding.pending}
        problem={adding.problem}
        onSettle={settle}
        onAgain={adding.again}
        onClose={leave}
      />
    </>
  );
};

type Adding = {
  readonly lines: ReturnType<typeof linesOf>;
  readonly answers?: ReturnType<typeof addedAfter>['answers'];
};

const linesOf = ({ entries }: Basket) =>
  entries.map(({ room, item, quantity, unitId }) => ({ roomId: room.id, itemId: item.id, quantity, unitId }));
