import { conditions, returnReasons } from '@archway/contract/inventory/states';
import type { Leg } from '@archway/contract/moves/states';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useInventoryWords } from '../../../inventory/words.ts';
import type { MoveState } from '../known/move-session.ts';
import { Choices } from './choices.tsx';
import classes from './leg.module.css';
import type { LegInHand } from './use-leg.ts';
import { useRooms } from './use-rooms.ts';

type NextPieceProps = { leg: Leg; state: MoveState; hand: LegInHand };

/** Where the pieces that are scanned next go, and how they are. */
export const NextPiece = ({ leg, state, hand }: NextPieceProps) => {
  const { kind } = state.move;
  if (leg === 'pickup') return null;
  if (leg === 'dropoff' && kind === 'in') return <IntoRoom state={state} hand={hand} />;
  return (
    <div className={classes.next}>
      <IntoBin hand={hand} />
      {leg === 'return' ? <Reason hand={hand} /> : <Verdict hand={hand} />}
    </div>
  );
};

const IntoRoom = ({ state, hand }: Omit<NextPieceProps, 'leg'>) => {
  const { t } = useTranslation('moves/crew');
  const words = useInventoryWords();
  const { chosen, choose } = hand;
  const rooms = useRooms(state);
  return (
    <div className={classes.next}>
      <Choices
        label={t('next.room')}
        value={chosen.room?.id ?? ''}
        options={[{ value: '', label: t('next.asPlanned') }, ...rooms]}
        onChange={(id) => {
          const room = rooms.find(({ value }) => value === id);
          choose({ room: room && { id, name: room.label } });
        }}
      />
      <NativeSelect
        size="lg"
        label={t('next.condition')}
        value={chosen.condition ?? ''}
        data={[
          { value: '', label: t('next.unchanged') },
          ...conditions.map((value) => ({ value, label: words.condition(value) })),
        ]}
        onChange={({ currentTarget }) => choose({ condition: currentTarget.value || undefined })}
      />
    </div>
  );
};

const IntoBin = ({ hand: { chosen, choose } }: { hand: LegInHand }) => {
  const { t } = useTranslation('moves/crew');
  return (
    <Choices
      label={t('next.bin')}
      hint={t('next.binHint')}
      value={chosen.bin?.id ?? ''}
      options={[
        { value: '', label: t('next.homeBin') },
        ...(chosen.bin ? [{ value: chosen.bin.id, label: chosen.bin.name }] : []),
      ]}
      onChange={(id) => choose({ bin: id === '' ? undefined : chosen.bin })}
    />
  );
};

const Verdict = ({ hand: { chosen, choose } }: { hand: LegInHand }) => {
  const { t } = useTranslation('moves/crew');
  return (
    <Choices
      label={t('next.verdict')}
      value={chosen.verdict}
      options={(['ok', 'clean', 'repair', 'retire'] as const).map((value) => ({
        value,
        label: t(`verdict.${value}`),
      }))}
      onChange={(verdict) => choose({ verdict })}
    />
  );
};

const Reason = ({ hand: { chosen, choose } }: { hand: LegInHand }) => {
  const { t } = useTranslation('moves/crew');
  return (
    <Choices
      label={t('next.reason')}
      value={chosen.reason}
      options={returnReasons.map((value) => ({
        value,
        label: t(`reason.${value}`),
      }))}
      onChange={(reason) => choose({ reason })}
    />
  );
};
