import { Button, Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from '../../platform/i18n/start-i18n.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { allowSvgTest } from './allow-svg-test.ts';
import type { DrawnMapProps } from './drawn-map.tsx';

type PointMapProps = Omit<DrawnMapProps, 'height'> & {
  /** Of the map, in pixels. */
  height?: number | undefined;
};

type Drawn = typeof import('./drawn-map.tsx').DrawnMap;

let loaded: Drawn | undefined;

/**
 * Points on a map: each has its name and, with `to`, leads to its screen. With `onPick` a click on the map, or its middle
 * by keyboard, is a position. The script of maps comes when one is first shown.
 */
export const PointMap = ({ height = 320, ...map }: PointMapProps) => {
  const [state, setState] = useState<'loading' | 'failed' | 'here'>(loaded ? 'here' : 'loading');
  useEffect(() => {
    if (state !== 'loading') return;
    let isLeft = false;
    const fetchScript = async () => {
      try {
        loaded = await loadDrawnMap();
        if (!isLeft) setState('here');
      } catch {
        if (!isLeft) setState('failed');
      }
    };
    void fetchScript();
    return () => {
      isLeft = true;
    };
  }, [state]);
  const Drawn = loaded;
  if (Drawn && state === 'here') return <Drawn {...map} height={height} />;
  return state === 'failed' ? (
    <NoMap onAgain={() => setState('loading')} />
  ) : (
    <Skeleton height={height} radius="md" aria-hidden />
  );
};

const loadDrawnMap = async () => {
  allowSvgTest();
  const [{ DrawnMap }] = await Promise.all([import('./drawn-map.tsx'), loadWords('ui/map')]);
  return DrawnMap;
};

const NoMap = ({ onAgain }: { onAgain: () => void }) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('results.failed')}
      action={
        <Button variant="default" onClick={onAgain}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t(navigator.onLine ? 'problems.unreachable' : 'problems.offline')}
    </EmptyState>
  );
};
