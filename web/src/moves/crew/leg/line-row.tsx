import type { Leg, MoveKind } from '@archway/contract/moves/states';
import {
  IconAlertTriangle,
  IconCheck,
  IconCircleCheck,
  IconGlassFull,
  IconTag,
  IconUsers,
} from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemPicture } from '../../../inventory/item-picture.tsx';
import { isolated } from '../../../ui/text/sentence.tsx';
import type { CrewLine } from '../rules/crew-line.ts';
import { doneOn, isDone, leftOn } from '../rules/leg-counts.ts';
import classes from './leg.module.css';
import { useLineWords } from './use-line-words.ts';

type LineRowProps = {
  kind: MoveKind;
  leg: Leg;
  line: CrewLine;
  onTick: ((line: CrewLine) => void) | undefined;
  onOpen: (lineId: string) => void;
};

/** One line: what it is, how many are left, a large button for one piece without its label; the rest behind its name. */
export const LineRow = memo(({ kind, leg, line, onTick, onOpen }: LineRowProps) => {
  const { t } = useTranslation('moves/crew');
  const words = useLineWords(kind, leg);
  const progress = doneOn(kind, leg, line);
  const done = isDone(progress);
  const left = leftOn(kind, leg, line);
  const isCounted = line.tracking === 'bulk';
  return (
    <div className={classes.line} data-done={done} data-tone={words.tone(line)}>
      <button type="button" className={classes.open} onClick={() => onOpen(line.id)}>
        <span className={classes.thumb}>
          <ItemPicture
            item={{ coverId: line.coverId, colorFamily: null, colorHex: null }}
            icon={<IconTag size={24} aria-hidden />}
          />
        </span>
        <span className={classes.lineWords}>
          <bdi className={classes.name}>{line.itemName}</bdi>
          <span className={classes.facts}>
            {progress.total > 1 && (
              <strong>{t('progress', { done: progress.done, count: progress.total })}</strong>
            )}
            {line.unitCode && <bdi dir="ltr">{line.unitCode}</bdi>}
            {line.twoPerson && <Mark icon={IconUsers} words={t('mark.twoPerson')} />}
            {line.fragile && <Mark icon={IconGlassFull} words={t('mark.fragile')} />}
            {line.damaged > 0 && (
              <Mark icon={IconAlertTriangle} words={t('mark.damaged', { count: line.damaged })} />
            )}
          </span>
          {words.hint(line) && <span className={classes.hint}>{words.hint(line)}</span>}
        </span>
      </button>
      {done ? (
        <span className={classes.doneMark}>
          <IconCircleCheck size={28} aria-hidden />
          <span className={classes.hidden}>{t('done')}</span>
        </span>
      ) : (
        onTick && (
          <button
            type="button"
            className={classes.tick}
            aria-label={t(isCounted ? `tick.${leg}Counted` : `tick.${leg}`, {
              name: isolated(line.itemName),
              count: left,
            })}
            onClick={() => (isCounted ? onOpen(line.id) : onTick(line))}
          >
            {isCounted ? (
              <span className={classes.left}>{t('left', { value: left })}</span>
            ) : (
              <IconCheck size={28} aria-hidden />
            )}
          </button>
        )
      )}
    </div>
  );
});

const Mark = ({ icon: Icon, words }: { icon: typeof IconTag; words: string }) => (
  <span className={classes.mark}>
    <Icon size={16} aria-hidden />
    {words}
  </span>
);
