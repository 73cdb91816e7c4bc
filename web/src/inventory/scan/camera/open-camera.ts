/** Why there is no picture. */
export type CameraProblem = 'denied' | 'none' | 'busy' | 'insecure' | 'failed';

let held: Promise<MediaStream> | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

/** So long the camera stays open for another screen that wants it: opening it takes half a second. */
const patience = 1000;

/** The camera at the back, if there is one. Whoever opens it leaves it again. */
export const openCamera = async (): Promise<MediaStream> => {
  clearTimeout(closing);
  if (held && (await held.catch(() => undefined))?.active) return held;
  // Browsers offer cameras to pages that came over a safe way only.
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('Not here.', 'SecurityError');
  held = navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  return held;
};

export const leaveCamera = () => {
  clearTimeout(closing);
  closing = setTimeout(async () => {
    const stream = await held?.catch(() => undefined);
    held = undefined;
    for (const track of stream?.getTracks() ?? []) track.stop();
  }, patience);
};

export const cameraProblemOf = (error: unknown): CameraProblem => {
  const name = error instanceof Error ? error.name : '';
  return problems[name] ?? 'failed';
};

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
  SecurityError: 'insecure',
};

/** The light beside the lens, where the camera has one. */
export const torchOf = (stream: MediaStream) => {
  const [track] = stream.getVideoTracks();
  // The types know neither, and some browsers have no such question.
  const abilities = track?.getCapabilities?.() as { torch?: boolean } | undefined;
  if (!track || !abilities?.torch) return undefined;
  return (on: boolean) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
};
