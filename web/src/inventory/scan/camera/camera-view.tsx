import { Alert, Button } from '@mantine/core';
import { IconBulb, IconBulbOff, IconCamera, IconCameraOff, IconRefresh } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { stored } from '../../../platform/storage/local-storage.ts';
import classes from './camera.module.css';
import { useCamera } from './use-camera.ts';

const key = 'scanCamera';

type CameraViewProps = {
  onCode: (text: string) => void;
  /** In a dialog: opened by whoever wants it, and until it is closed the one of the screen rests. */
  isInner?: boolean;
};

/** Looks for codes and keeps looking. Whoever used the camera last time finds it open. */
export const CameraView = ({ onCode, isInner = false }: CameraViewProps) => {
  const { t } = useTranslation(['inventory/scan', 'ui']);
  const [turn, setTurn] = useState(() => (isInner || stored.read(key) === 'on' ? 1 : 0));
  const rests = useInnerCamera(isInner);
  const { video, sight, problem, torch } = useCamera(rests ? 0 : turn, onCode);
  const want = (next: boolean) => {
    stored.write(key, next ? 'on' : 'off');
    setTurn(next ? turn + 1 : 0);
  };
  if (turn === 0)
    return (
      <Button
        size="lg"
        variant="default"
        fullWidth
        leftSection={<IconCamera size={24} aria-hidden />}
        onClick={() => want(true)}
      >
        {t('camera.start')}
      </Button>
    );
  return (
    <div className={classes.camera}>
      {problem ? (
        <Alert
          color="orange"
          variant="light"
          role="alert"
          icon={<IconCameraOff size={24} aria-hidden />}
          title={t(`camera.problem.${problem}.title`)}
        >
          {t(`camera.problem.${problem}.words`)}
        </Alert>
      ) : (
        <div className={classes.view} data-sight={sight}>
          <video ref={video} className={classes.video} muted playsInline aria-label={t('camera.view')} />
          <span className={classes.aim} aria-hidden />
          <p className={classes.words} role="status">
            {t(`camera.sight.${sight}`)}
          </p>
        </div>
      )}
      <div className={classes.buttons}>
        {problem && (
          <Button
            size="lg"
            variant="default"
            leftSection={<IconRefresh size={22} aria-hidden />}
            onClick={() => want(true)}
          >
            {t('ui:tryAgain')}
          </Button>
        )}
        {torch && (
          <Button
            size="lg"
            variant="default"
            aria-pressed={torch.on}
            leftSection={
              torch.on ? <IconBulbOff size={22} aria-hidden /> : <IconBulb size={22} aria-hidden />
            }
            onClick={torch.turn}
          >
            {t('camera.torch')}
          </Button>
        )}
        <Button
          size="lg"
          variant="default"
          leftSection={<IconCameraOff size={22} aria-hidden />}
          onClick={() => want(false)}
        >
          {/* Without a picture there is nothing to turn off. */}
          {t(problem ? 'camera.without' : 'camera.stop')}
        </Button>
      </div>
    </div>
  );
};

/** A phone has one camera: two pictures of it at once leave one of them dark. */
let inner = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const count = (more: 1 | -1) => {
  inner += more;
  for (const listener of listeners) listener();
};

/** Whether this one rests for one in a dialog. */
const useInnerCamera = (isInner: boolean) => {
  useEffect(() => {
    if (!isInner) return;
    count(1);
    return () => count(-1);
  }, [isInner]);
  return useSyncExternalStore(subscribe, () => inner > 0) && !isInner;
};
