import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { Button, TextInput } from '@mantine/core';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { CameraView } from './camera/camera-view.tsx';
import { OfflineReadiness } from './known-codes/as-of.tsx';
import classes from './scan.module.css';
import { isMuted, setMuted } from './signal.ts';

type ScannerProps = {
  onCode: (text: string) => void;
  /** Above a list that is worked through: in as few rows as can be. */
  isCompact?: boolean;
};

/** Three ways in, and none better than the others: the camera, a hand scanner, and typing. */
export const Scanner = ({ onCode, isCompact = false }: ScannerProps) => {
  const { t } = useTranslation('inventory/scan');
  const [typed, setTyped] = useState('');
  const field = useTypingOn();
  const send = (event: FormEvent) => {
    event.preventDefault();
    typing = true;
    onCode(typed);
    setTyped('');
  };
  return (
    <section className={classes.scanner} aria-label={t('scanner')}>
      <CameraView onCode={onCode} />
      <form onSubmit={send} className={classes.typing}>
        <TextInput
          ref={field}
          size="lg"
          {...(isCompact
            ? { 'aria-label': t('code.label'), placeholder: t('code.label') }
            : { label: t('code.label') })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => {
            typing = false;
          }}
          maxLength={textLimits.scanned}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          className={classes.field}
        />
        <Button type="submit" size="lg" variant="default" disabled={typed.trim() === ''}>
          {t('code.submit')}
        </Button>
        {isCompact && <SoundButton />}
      </form>
      {!isCompact && (
        <div className={classes.wedge}>
          <span>{t('wedge')}</span>
          <SoundButton />
        </div>
      )}
      <OfflineReadiness />
    </section>
  );
};

let typing = false;

/** The first code leads from one screen to another: whoever types the next one goes on typing. */
const useTypingOn = () => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!typing) return;
    // A new screen takes the focus when it is drawn; after that it is the field's.
    const frame = requestAnimationFrame(() => field.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return field;
};

const SoundButton = () => {
  const { t } = useTranslation('inventory/scan');
  const [muted, setMutedHere] = useState(isMuted);
  const turn = () => {
    setMuted(!muted);
    setMutedHere(!muted);
  };
  return (
    <IconButton label={t('sound')} aria-pressed={!muted} size={48} variant="default" onClick={turn}>
      {muted ? <IconVolumeOff size={24} aria-hidden /> : <IconVolume size={24} aria-hidden />}
    </IconButton>
  );
};
