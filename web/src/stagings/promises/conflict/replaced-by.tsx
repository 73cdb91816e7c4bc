import type { ItemId } from '@archway/contract/kernel/ids';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Sentence, slot } from '../../../ui/text/sentence.tsx';
import classes from './conflict.module.css';
import { EquivalentFace } from './equivalent-face.tsx';
import { equivalentsQuery } from './equivalents-query.ts';
import type { Replacing } from './replacing-rules.ts';

type ReplacedByProps = { replacing: Replacing; itemId: ItemId | undefined };

/** What something becomes, and whose it was. */
export const ReplacedBy = ({ replacing, itemId }: ReplacedByProps) => {
  const { t } = useTranslation('stagings/promises');
  const row = useQuery(equivalentsQuery(replacing)).data?.rows.find((one) => one.itemId === itemId);
  const { otherName } = replacing;
  return (
    <div className={classes.replacedBy}>
      {otherName !== null && (
        <span>
          <Sentence text={t('conflict.swapTheirsFor', { name: slot })}>{otherName}</Sentence>
        </span>
      )}
      {row ? (
        <span className={classes.equivalentFace}>
          <EquivalentFace row={row} />
        </span>
      ) : (
        <Skeleton height={56} radius="md" />
      )}
    </div>
  );
};
