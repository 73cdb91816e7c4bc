import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceCards } from './choice-cards.tsx';
import type { ChoiceKind } from './clash-rules.ts';
import classes from './conflict.module.css';
import { useChoiceWordsForAll } from './use-choice-words.ts';
import type { useSameForAll } from './use-same-for-all.ts';

type SameForAllProps = {
  /** How many collide. */
  count: number;
  kinds: readonly ChoiceKind[];
  all: ReturnType<typeof useSameForAll>;
};

/** One answer for everything, before each is looked at alone. */
export const SameForAll = ({ count, kinds, all }: SameForAllProps) => {
  const { t } = useTranslation('stagings/promises');
  const id = useId();
  return (
    <section className={classes.all} aria-labelledby={id} aria-busy={all.isLooking}>
      <ChoiceCards
        legend={<span id={id}>{t('all.legend', { count })}</span>}
        kinds={kinds}
        words={useChoiceWordsForAll()}
        value={all.kind}
        onChoose={(kind) => void all.choose(kind)}
      />
      <p role="status" className={classes.open}>
        {all.open > 0 && t('all.open', { count: all.open })}
      </p>
    </section>
  );
};
