import { stored } from '../../platform/storage/local-storage.ts';

/** How an answer feels: good is green, a note amber, bad red; `read` only says that something was read. */
export type Tone = 'read' | 'good' | 'note' | 'bad';

const mutedKey = 'scanMuted';
export const isMuted = () => stored.read(mutedKey) === 'true';
export const setMuted = (muted: boolean) => stored.write(mutedKey, String(muted));

type Note = { readonly hertz: number; readonly seconds: number };
/** Rising is good, falling is bad, and one can tell them apart with the eyes on the shelf. */
const melodies: Record<Tone, readonly Note[]> = {
  read: [{ hertz: 1200, seconds: 0.03 }],
  good: [
    { hertz: 880, seconds: 0.07 },
    { hertz: 1320, seconds: 0.09 },
  ],
  note: [
    { hertz: 620, seconds: 0.09 },
    { hertz: 620, seconds: 0.09 },
  ],
  bad: [
    { hertz: 330, seconds: 0.14 },
    { hertz: 196, seconds: 0.22 },
  ],
};
const vibrations: Record<Tone, number[]> = {
  read: [15],
  good: [60],
  note: [50, 60, 50],
  bad: [220, 80, 220],
};

/** Sound and vibration, as far as the device has them and they are wanted. */
export const signal = (tone: Tone) => {
  vibrate(vibrations[tone]);
  if (!isMuted()) play(melodies[tone]);
};

const vibrate = (pattern: number[]) => {
  // Until somebody has touched the page, browsers refuse and complain.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
};

let audio: AudioContext | undefined;

const play = (melody: readonly Note[]) => {
  // As for vibration.
  if (!globalThis.AudioContext || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  void audio.resume();
  let at = audio.currentTime;
  for (const { hertz, seconds } of melody) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.type = 'square';
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds + 0.02;
  }
};
