import { isMoveEnded } from '@archway/contract/moves/move-rules';
import type { Leg } from '@archway/contract/moves/states';
import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconBox, IconInfoCircle } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyRecordDialog } from '../../../inventory/scan/field/lazy-parts.ts';
import { QuantityStepper, quantityIn } from '../../../inventory/scan/quantity-stepper.tsx';
import { isolated } from '../../../ui/text/sentence.tsx';
import { ExtraPrompt } from '../extras/extra-prompt.tsx';
import type { MoveState } from '../known/move-session.ts';
import classes from './leg.module.css';
import type { Counting } from './leg-views.ts';
import { SubstitutePrompt } from './substitute-prompt.tsx';
import type { LegInHand } from './use-leg.ts';

type LegPromptsProps = { leg: Leg; state: MoveState; hand: LegInHand };
const largest = 9999;

/** What the last scan still needs: a number, a bin, or the piece that takes the place of another. */
export const LegPrompts = ({ leg, state, hand }: LegPromptsProps) => {
  const { t } = useTranslation('moves/crew');
  const { view, chosen, show } = hand;
  const replaced = state.lines.find(({ id }) => id === chosen.substituteFor);
  return (
    <>
      {isMoveEnded(state.move.status) && (
        <Alert color="gray" icon={<IconInfoCircle size={22} aria-hidden />}>
          {t('ended')}
        </Alert>
      )}
      {view.counting && (
        <CountedPrompt key={view.counting.itemId} leg={leg} counting={view.counting} hand={hand} />
      )}
      {view.homeless && (
        <Alert color="orange" icon={<IconBox size={24} aria-hidden />} title={t('homeless.title')}>
          <p>{t('homeless.words', { name: isolated(view.homeless.shown.item?.name ?? '') })}</p>
          <Button size="md" variant="default" onClick={() => show({})}>
            {t('cancel')}
          </Button>
        </Alert>
      )}
      {replaced && <SubstitutePrompt state={state} replaced={replaced} hand={hand} />}
      {view.extra && (
        <ExtraPrompt
          key={`extra ${view.extra.unitId ?? view.extra.itemId}`}
          state={state}
          extra={view.extra}
          onClose={() => show({ ...view, extra: undefined })}
        />
      )}
      {view.last?.unit && (
        <LastPiece
          key={view.last.unit.id}
          state={state}
          last={view.last}
          isDamaged={view.isDamaged === true}
        />
      )}
    </>
  );
};

const CountedPrompt = ({ leg, counting, hand }: { leg: Leg; counting: Counting; hand: LegInHand }) => {
  const { t } = useTranslation('moves/crew');
  const [quantity, setQuantity] = useState<number | string>(counting.offered);
  const count = quantityIn(quantity, largest);
  return (
    <form
      className={classes.counting}
      onSubmit={(event) => {
        event.preventDefault();
        hand.show({});
        void hand.actions.count(counting, count);
      }}
    >
      <strong>
        <bdi>{counting.name}</bdi>
      </strong>
      <QuantityStepper value={quantity} onChange={setQuantity} most={largest} />
      <Button type="submit" size="xl" fullWidth data-autofocus>
        {t(`count.${leg}`, { count })}
      </Button>
    </form>
  );
};

type LastPieceProps = { state: MoveState; last: NonNullable<LegInHand['view']['last']>; isDamaged: boolean };

/** Damage is seen when a piece is in the hands. */
const LastPiece = ({ state, last, isDamaged }: LastPieceProps) => {
  const { t } = useTranslation('moves/crew');
  const [opened, setOpened] = useState(isDamaged);
  return (
    <>
      <Button
        size="md"
        variant="default"
        leftSection={<IconAlertTriangle size={20} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('damage', { name: isolated(last.item?.name ?? last.text) })}
      </Button>
      <Suspense>
        {opened && (
          <LazyRecordDialog
            action="reportDamage"
            subject={{ ...last, move: { moveId: state.move.id } }}
            onClose={() => setOpened(false)}
          />
        )}
      </Suspense>
    </>
  );
};
