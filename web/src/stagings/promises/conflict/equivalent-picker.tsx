import type { ItemId } from '@archway/contract/kernel/ids';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Results } from '../../../ui/list/results.tsx';
import classes from './conflict.module.css';
import { EquivalentFace } from './equivalent-face.tsx';
import { equivalentsQuery } from './equivalents-query.ts';
import type { Replacing } from './replacing-rules.ts';

/** The best of them; others behind a press. */
const shownAtFirst = 3;

type EquivalentPickerProps = {
  legend: ReactNode;
  replacing: Pick<Replacing, 'wanted'>;
  /** Where it opens below what was pressed: it comes into view, and with it the focus. */
  opens?: 'shown' | 'focused' | undefined;
  value: ItemId | undefined;
  onChange: (itemId: ItemId) => void;
};

/** Free items that could stand in, the most alike first, each with why. */
export const EquivalentPicker = ({ legend, replacing, opens, value, onChange }: EquivalentPickerProps) => {
  const { t } = useTranslation('stagings/promises');
  const name = useId();
  const [isWhole, setWhole] = useState(false);
  const found = useQuery(equivalentsQuery(replacing));
  const picker = useInView(opens, found.isPending);
  const list = useRef<HTMLDivElement>(null);
  const showMore = () => {
    setWhole(true);
    // The first of those that were hidden, once it is there.
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[shownAtFirst]?.focus());
  };
  return (
    <fieldset className={classes.kinds} ref={picker} tabIndex={-1}>
      <legend className={classes.legend}>{legend}</legend>
      <Results
        of={found}
        skeleton={<Skeleton height={96} radius="md" />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p className={classes.numbers}>{t('conflict.noEquivalent')}</p>}
      >
        {({ rows }) => {
          const shown = rows.filter(
            ({ itemId }, index) => isWhole || index < shownAtFirst || itemId === value,
          );
          return (
            <>
              <div className={classes.equivalents} ref={list}>
                {shown.map((row) => (
                  <label key={row.itemId} className={classes.equivalent}>
                    <input
                      type="radio"
                      name={name}
                      value={row.itemId}
                      checked={row.itemId === value}
                      onChange={() => onChange(row.itemId)}
                    />
                    <EquivalentFace row={row} />
                  </label>
                ))}
              </div>
              {shown.length < rows.length && (
                <Button variant="subtle" size="compact-sm" className={classes.more} onClick={showMore}>
                  {t('conflict.showMore', { count: rows.length - shown.length })}
                </Button>
              )}
            </>
          );
        }}
      </Results>
    </fieldset>
  );
};

/** Brings what opens into view, once more when its rows are there, and gives it the focus once. */
const useInView = (opens: EquivalentPickerProps['opens'], isPending: boolean) => {
  const opened = useRef<HTMLFieldSetElement>(null);
  const takesFocus = opens === 'focused';
  useEffect(() => {
    if (takesFocus) opened.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that come make it longer
  useEffect(() => {
    if (opens) opened.current?.scrollIntoView({ block: 'nearest' });
  }, [opens, isPending]);
  return opened;
};
