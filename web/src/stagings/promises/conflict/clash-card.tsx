import type { FileId } from '@archway/contract/kernel/ids';
import type { Clash } from '@archway/contract/stagings/promises/promise';
import type { Staging } from '@archway/contract/stagings/staging';
import { Button } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated, Sentence, slot } from '../../../ui/text/sentence.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { ClashHead } from './clash-head.tsx';
import { type Choice, kindsOf, type Mine } from './clash-rules.ts';
import classes from './conflict.module.css';
import { EquivalentPicker } from './equivalent-picker.tsx';
import type { Stay } from './free-stays.ts';
import { Holders } from './holders.tsx';
import { ReplacedBy } from './replaced-by.tsx';
import { replacingOf } from './replacing-rules.ts';
import { type LeftOut, useChoiceWords } from './use-choice-words.ts';

type ClashCardProps = {
  staging: Staging;
  stay: Stay;
  /** Whether the job is, or is about to be, confirmed. */
  isSure: boolean;
  clash: Clash;
  mine: readonly Mine[];
  coverId: FileId | null;
  leftOut: LeftOut;
  choice: Choice | undefined;
  /** Chosen with all others: only what was chosen is shown. */
  isFolded: boolean;
  onUnfold: () => void;
  onChoose: (choice: Choice) => void;
};

/** One item that collides: who holds it until when, and what can be done. */
export const ClashCard = (props: ClashCardProps) => {
  const { staging, stay, isSure, clash, mine, coverId, leftOut, choice, isFolded, onUnfold, onChoose } =
    props;
  const { t } = useTranslation('stagings/promises');
  const id = useId();
  const words = useChoiceWords(clash, leftOut);
  const kinds = kindsOf(clash, mine, isSure);
  const replacing = replacingOf(choice?.kind, clash, mine, { stagingId: staging.id, stay });
  // What was chosen with all others opens nothing here: the eyes are where it was chosen.
  const [opens, setOpens] = useState<'shown' | 'focused'>();
  const { section, unfold } = useUnfolding(isFolded, onUnfold);
  if (isFolded && choice)
    return (
      <section className={classes.clash} aria-labelledby={id} ref={section}>
        <ClashHead id={id} clash={clash} coverId={coverId}>
          <Button
            variant="default"
            size="compact-md"
            aria-label={t('all.changeOf', { name: isolated(clash.itemName) })}
            onClick={unfold}
          >
            {t('all.change')}
          </Button>
        </ClashHead>
        <div className={classes.chosen}>
          <strong>{words(choice.kind).title}</strong>
          {replacing.length === 0 && <span className={classes.does}>{words(choice.kind).does}</span>}
          {replacing.map((one) => (
            <ReplacedBy key={one.key} replacing={one} itemId={choice.items[one.key]} />
          ))}
        </div>
      </section>
    );
  return (
    <section className={classes.clash} aria-labelledby={id} ref={section}>
      <ClashHead id={id} clash={clash} coverId={coverId} />
      {clash.holders.length > 0 && <Holders clash={clash} today={staging.today} />}
      {kinds.length === 0 ? (
        <p className={classes.numbers}>{t('conflict.onlyDates')}</p>
      ) : (
        <ChoiceCards
          legend={t('conflict.choose')}
          kinds={kinds}
          words={words}
          value={choice?.kind}
          onChoose={(kind, { isWalking }) => {
            setOpens(isWalking ? 'shown' : 'focused');
            onChoose({ kind, items: {} });
          }}
        />
      )}
      {choice &&
        replacing.map((one, index) => (
          <EquivalentPicker
            key={one.key}
            legend={
              one.otherName === null ? (
                t('conflict.swapFor')
              ) : (
                <Sentence text={t('conflict.swapTheirsFor', { name: slot })}>{one.otherName}</Sentence>
              )
            }
            replacing={one}
            opens={index > 0 ? undefined : opens}
            value={choice.items[one.key]}
            onChange={(itemId) =>
              onChoose({ kind: choice.kind, items: { ...choice.items, [one.key]: itemId } })
            }
          />
        ))}
    </section>
  );
};

/** Whoever looks at one alone finds what was chosen for it under the focus. */
const useUnfolding = (isFolded: boolean, onUnfold: () => void) => {
  const section = useRef<HTMLElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isFolded || !isPressed.current) return;
    isPressed.current = false;
    section.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [isFolded]);
  const unfold = () => {
    isPressed.current = true;
    onUnfold();
  };
  return { section, unfold };
};
