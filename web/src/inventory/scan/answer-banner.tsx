import { IconAlertCircle, IconCircleCheck, IconCircleX, IconScan } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useAnswer } from './answer-store.ts';
import classes from './scan.module.css';
import type { Tone } from './signal.ts';
import { UndoButton } from './undo-button.tsx';

const icons = {
  read: IconScan,
  good: IconCircleCheck,
  note: IconAlertCircle,
  bad: IconCircleX,
} as const satisfies Record<Tone, unknown>;

const undoMilliseconds = 5000;

/** The answer to the last scan: a color, a picture and words, read aloud by whoever reads the screen aloud. */
export const AnswerBanner = () => {
  const answer = useAnswer();
  const undoable = useForFiveSeconds(answer?.undo ? answer.id : undefined);
  const Icon = icons[answer?.tone ?? 'read'];
  return (
    <div className={classes.answer} data-tone={answer?.tone}>
      <p role="status" aria-live="assertive" aria-atomic="true" className={classes.answerWords}>
        {answer && (
          <span key={answer.id} className={classes.answerLine}>
            <Icon size={32} stroke={2} aria-hidden className={classes.answerIcon} />
            <span>{answer.words}</span>
          </span>
        )}
      </p>
      {answer?.undo && undoable && <UndoButton onClick={answer.undo} />}
    </div>
  );
};

const useForFiveSeconds = (id: number | undefined) => {
  const [over, setOver] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => setOver(id), undoMilliseconds);
    return () => clearTimeout(timer);
  }, [id]);
  return id !== undefined && over !== id;
};
