import type { FileId } from '@archway/contract/kernel/ids';
import type { Clash } from '@archway/contract/stagings/promises/promise';
import type { Staging } from '@archway/contract/stagings/staging';
import { IconArmchair } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemPicture } from '../../../inventory/item-picture.tsx';
import { Sentence, slot } from '../../../ui/text/sentence.tsx';
import { type Choice, type ChoiceKind, kindsOf, type Mine, yieldingHolders } from './clash-rules.ts';
import classes from './conflict.module.css';
import { EquivalentPicker } from './equivalent-picker.tsx';
import type { Stay } from './free-stays.ts';
import { HolderLine } from './holder-line.tsx';
import { useChoiceWords } from './use-choice-words.ts';

type ClashCardProps = {
  staging: Staging;
  stay: Stay;
  /** Whether the job is, or is about to be, confirmed. */
  isSure: boolean;
  clash: Clash;
  mine: readonly Mine[];
  coverId: FileId | null;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
};

/** One item that collides: who holds it until when, and what can be done. */
export const ClashCard = (props: ClashCardProps) => {
  const { staging, stay, isSure, clash, mine, coverId, choice, onChoose } = props;
  const { t } = useTranslation('stagings/promises');
  const id = useId();
  const kinds = kindsOf(clash, mine, isSure);
  return (
    <section className={classes.clash} aria-labelledby={id}>
      <div className={classes.head}>
        <span className={classes.cover}>
          <ItemPicture
            item={{ coverId, colorFamily: null, colorHex: null }}
            icon={<IconArmchair size={28} aria-hidden />}
          />
        </span>
        <div>
          <h3 id={id} className={classes.item}>
            <bdi>{clash.itemName}</bdi>
          </h3>
          <p className={classes.numbers}>
            {t(`conflict.because.${clash.because}`, { wanted: clash.wanted, free: clash.free })}
            {clash.inRepair > 0 && ` ${t('conflict.inRepair', { number: clash.inRepair })}`}
            {clash.missing > 0 && ` ${t('conflict.missing', { number: clash.missing })}`}
          </p>
        </div>
      </div>
      {clash.holders.length > 0 && (
        <ul className={classes.holders}>
          {clash.holders.map((holder) => (
            <HolderLine key={holder.reservationId} holder={holder} today={staging.today} />
          ))}
        </ul>
      )}
      {kinds.length === 0 ? (
        <p className={classes.numbers}>{t('conflict.onlyDates')}</p>
      ) : (
        <Kinds clash={clash} kinds={kinds} choice={choice} onChoose={onChoose} />
      )}
      {choice?.kind === 'mine' && (
        <EquivalentPicker
          legend={t('conflict.swapFor')}
          stagingId={staging.id}
          stay={stay}
          itemId={clash.itemId}
          quantity={mine.reduce((sum, { quantity }) => sum + quantity, 0)}
          value={choice.items[clash.itemId]}
          onChange={(itemId) => onChoose({ kind: 'mine', items: { [clash.itemId]: itemId } })}
        />
      )}
      {choice?.kind === 'theirs' &&
        yieldingHolders(clash).map((holder) => (
          <EquivalentPicker
            key={holder.lineId}
            legend={<Sentence text={t('conflict.swapTheirsFor', { name: slot })}>{holder.name}</Sentence>}
            stagingId={holder.stagingId}
            itemId={clash.itemId}
            quantity={holder.quantity}
            value={choice.items[holder.lineId]}
            onChange={(itemId) =>
              onChoose({ kind: 'theirs', items: { ...choice.items, [holder.lineId]: itemId } })
            }
          />
        ))}
    </section>
  );
};

type KindsProps = Pick<ClashCardProps, 'clash' | 'choice' | 'onChoose'> & {
  kinds: readonly ChoiceKind[];
};

/** The answers side by side: radio buttons, each with what it does. */
const Kinds = ({ clash, kinds, choice, onChoose }: KindsProps) => {
  const { t } = useTranslation('stagings/promises');
  const name = useId();
  const words = useChoiceWords(clash);
  return (
    <fieldset className={classes.kinds}>
      <legend className={classes.legend}>{t('conflict.choose')}</legend>
      <div className={classes.cards}>
        {kinds.map((kind) => (
          <label key={kind} className={classes.kind}>
            <input
              type="radio"
              name={name}
              value={kind}
              checked={choice?.kind === kind}
              onChange={() => onChoose({ kind, items: {} })}
            />
            <span>
              <strong>{words(kind).title}</strong>
              <span className={classes.does}>{words(kind).does}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
