import { type ComponentType, lazy, Suspense } from 'react';
import { loadWords } from '../platform/i18n/start-i18n.ts';

const Nothing: ComponentType = () => null;

/** Where it cannot be loaded the screen is shown without it: its beep is heard all the same. */
const Alarm = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const [{ WrongHouseAlarm }] = await Promise.all([
      import('../moves/crew/alarm/wrong-house-alarm.tsx'),
      loadWords('moves/crew'),
    ]);
    return { default: WrongHouseAlarm };
  } catch {
    return { default: Nothing };
  }
});

/** A screen on which a crew has pieces in hand, and may stand at the wrong home with them. */
export const withAlarm = (Page: ComponentType): ComponentType => {
  const WithAlarm = () => (
    <>
      <Page />
      <Suspense>
        <Alarm />
      </Suspense>
    </>
  );
  return WithAlarm;
};
