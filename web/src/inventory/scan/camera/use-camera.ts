import { useEffect, useRef, useState } from 'react';
import { chooseCode, newcomers } from './choose-code.ts';
import { isDark } from './is-dark.ts';
import { type CameraProblem, cameraProblemOf, leaveCamera, openCamera, torchOf } from './open-camera.ts';

type Sight = 'starting' | 'looking' | 'several' | 'dark';

/** The reader looks again so long after it has looked: a dozen times a second, without heating the phone. */
const pause = 60;

/** Looks through the camera and tells of every code that comes into view. Each turn is another try; without one it is off. */
export const useCamera = (turn: number, onCode: (text: string) => void) => {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onCode);
  latest.current = onCode;
  const [sight, setSight] = useState<Sight>('starting');
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [torch, setTorch] = useState<{ on: boolean; turn: (on: boolean) => Promise<void> } | null>(null);

  useEffect(() => {
    if (turn === 0) return;
    let going = true;
    setProblem(null);
    setSight('starting');
    const look = async () => {
      const [stream, { readCodes }] = await Promise.all([openCamera(), import('./code-reader.ts')]);
      const screen = video.current;
      if (!going || !screen) return;
      const turnTorch = torchOf(stream);
      setTorch(turnTorch ? { on: false, turn: turnTorch } : null);
      screen.srcObject = stream;
      await screen.play();
      const isNew = newcomers();
      while (going) {
        if (screen.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && screen.videoWidth > 0) {
          const choice = chooseCode(await readCodes(screen));
          if (!going) return;
          setSight(sightOf(choice.kind, screen));
          if (choice.kind === 'one' && isNew(choice.text, performance.now())) latest.current(choice.text);
        }
        await new Promise((done) => setTimeout(done, pause));
      }
    };
    look().catch((error: unknown) => going && setProblem(cameraProblemOf(error)));
    return () => {
      going = false;
      leaveCamera();
    };
  }, [turn]);

  const turnTorch = async () => {
    if (!torch) return;
    await torch.turn(!torch.on);
    setTorch({ ...torch, on: !torch.on });
  };
  return {
    video,
    sight,
    problem,
    torch: torch && { on: torch.on, turn: () => void turnTorch() },
  };
};

const sightOf = (kind: 'none' | 'one' | 'several', screen: HTMLVideoElement): Sight => {
  if (kind === 'several') return 'several';
  return kind === 'none' && isDark(screen) ? 'dark' : 'looking';
};
