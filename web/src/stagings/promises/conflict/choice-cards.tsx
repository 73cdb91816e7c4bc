import { type ReactNode, useId, useRef } from 'react';
import type { ChoiceKind } from './clash-rules.ts';
import classes from './conflict.module.css';

type ChoiceCardsProps = {
  legend: ReactNode;
  kinds: readonly ChoiceKind[];
  words: (kind: ChoiceKind) => { title: string; does: string };
  value: ChoiceKind | undefined;
  /** Whoever walks through them by the arrows of the keyboard is still among them. */
  onChoose: (kind: ChoiceKind, how: { isWalking: boolean }) => void;
};

/** Answers side by side: radio buttons, each with what it does. */
export const ChoiceCards = ({ legend, kinds, words, value, onChoose }: ChoiceCardsProps) => {
  const name = useId();
  const isWalking = useRef(false);
  return (
    <fieldset
      className={classes.kinds}
      onKeyDown={({ key }) => {
        isWalking.current = key.startsWith('Arrow');
      }}
      onPointerDown={() => {
        isWalking.current = false;
      }}
    >
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.cards}>
        {kinds.map((kind) => (
          <label key={kind} className={classes.kind}>
            <input
              type="radio"
              name={name}
              value={kind}
              checked={value === kind}
              onChange={() => onChoose(kind, { isWalking: isWalking.current })}
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
