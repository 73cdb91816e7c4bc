import type { UnitId } from '@archway/contract/kernel/ids';
import type { Line } from '@archway/contract/stagings/line';
import type { Room, Staging } from '@archway/contract/stagings/staging';
import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { SideDrawer } from '../../../ui/overlay/side-drawer.tsx';
import { useKept } from '../../../ui/overlay/use-kept.ts';
import { isolated, Sentence, slot } from '../../../ui/text/sentence.tsx';
import { addedAfter, type Choices, type Mine } from '../conflict/clash-rules.ts';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { useClashing } from '../conflict/use-clashing.ts';
import { useDaysText } from '../use-days-text.ts';
import classes from './add.module.css';
import { Catalog } from './catalog.tsx';
import { type Basket, useBasket } from './use-basket.ts';

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
    <SideDrawer
      opened={room !== null}
      onClose={onClose}
      size="min(64rem, 100%)"
      title={<Sentence text={t('add.title', { room: slot })}>{shown?.name}</Sentence>}
    >
      {shown && room && <Adding key={shown.id} {...rest} room={shown} onClose={onClose} />}
    </SideDrawer>
  );
};

const Adding = ({ staging, room, onClose }: AddPiecesDrawerProps & { room: Room }) => {
  const { t } = useTranslation('stagings/promises');
  const day = useDaysText(staging.today);
  const basket = useBasket();
  const count = basket.pieces;
  const adding = useClashing(
    ({ lines, answers }: Adding, options) =>
      api.stagings.addLines({ id: staging.id, lines, onClash: 'refuse', ...answers }, options),
    () => {
      toast(t('done.added', { count, room: isolated(room.name) }), { tone: 'success' });
      onClose();
    },
  );
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
  return (
    <>
      <p className={classes.days}>
        {t('add.days', { from: day(staging.installOn), to: day(staging.endsOn) })}
      </p>
      <Catalog staging={staging} room={room} basket={basket} />
      <div className={classes.bar}>
        <ProblemAlert problem={adding.problem} />
        <Group justify="space-between" gap="sm" wrap="nowrap">
          <span data-tabular aria-live="polite">
            {t('pieces', { count })}
          </span>
          <Button
            loading={adding.pending}
            disabled={count === 0}
            onClick={() => void adding.submit({ lines: linesOf(basket, room) })}
          >
            {t('add.confirm', { room: isolated(room.name) })}
          </Button>
        </Group>
      </div>
      <ConflictDialog
        conflict={met?.conflict ?? null}
        staging={staging}
        mine={mine}
        coverOf={(itemId) => basket.entries.find(({ item }) => item.id === itemId)?.item.coverId ?? null}
        pending={adding.pending}
        problem={adding.problem}
        onSettle={settle}
        onClose={adding.leave}
      />
    </>
  );
};

type Adding = {
  readonly lines: ReturnType<typeof linesOf>;
  readonly answers?: ReturnType<typeof addedAfter>['answers'];
};

const linesOf = ({ entries }: Basket, room: Room) =>
  entries.map(({ item, quantity }) => ({
    roomId: room.id,
    itemId: item.id,
    quantity,
    unitId: null as UnitId | null, // any piece; one is pinned later
  }));
