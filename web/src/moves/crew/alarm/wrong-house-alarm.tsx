import { IconAlertOctagon, IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../../ui/text/sentence.tsx';
import classes from './alarm.module.css';
import { followAnswers } from './follow-answers.ts';
import { endWrongHouse, useWrongHouse, type WrongHouse } from './wrong-house-store.ts';

/** Over everything, in red and in words: whoever has this piece stands at the wrong home. It is recorded all the same. */
export const WrongHouseAlarm = () => {
  const wrong = useWrongHouse();
  useEffect(followAnswers, []);
  return wrong && <Alarm key={wrong.eventId} wrong={wrong} />;
};

const Alarm = ({ wrong }: { wrong: WrongHouse }) => {
  const { t } = useTranslation('moves/crew');
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const undo = () => {
    wrong.undo?.();
    endWrongHouse();
  };
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={title}
      className={classes.alarm}
      onClose={endWrongHouse}
    >
      <IconAlertOctagon size={96} stroke={1.8} aria-hidden />
      <h2 id={title} className={classes.title}>
        {t('wrong.title')}
      </h2>
      <p className={classes.words}>
        {wrong.staging === ''
          ? t('wrong.unnamed', { piece: wrong.piece })
          : t('wrong.words', { piece: wrong.piece, staging: isolated(wrong.staging) })}
      </p>
      <p>{t('wrong.recorded')}</p>
      <div className={classes.buttons}>
        {wrong.undo && (
          <button type="button" className={classes.undo} onClick={undo}>
            <IconArrowBackUp size={24} aria-hidden />
            {t('wrong.undo')}
          </button>
        )}
        <button type="button" className={classes.keep} onClick={endWrongHouse}>
          {t('wrong.keep')}
        </button>
      </div>
    </dialog>
  );
};
