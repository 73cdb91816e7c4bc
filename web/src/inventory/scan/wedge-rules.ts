/** One key going down, with the moment it did. */
export type Stroke = {
  readonly key: string;
  readonly at: number;
  /** The key is held down and types itself again. */
  readonly repeat?: boolean | undefined;
  /** Together with Ctrl, Alt or Meta: a command, no text. */
  readonly command?: boolean | undefined;
};

/** Signs that came without a pause, from the first to the last of them. */
export type Burst = {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** It was quiet before the first: nothing of a code is missing. */
  readonly whole: boolean;
  /** What came before it without quiet was as fast as a machine: both may be parts of one code. */
  readonly follows: boolean;
};

/** `unread`: a scanner has sent a code of which parts may be missing. */
export type Heard = { readonly burst: Burst | null; readonly scanned?: string; readonly unread?: boolean };

/** A hand scanner over a bad radio link still sends a sign within this. */
const longestGap = 60;
/** So long it is quiet between two things that have nothing to do with each other. */
const quiet = 300;
/** On average a scanner needs a fraction of it. The fastest hands of the world need 40 for a sign. */
const averageGap = 30;
/** Rolling over three keys, a hand is as fast as a machine; over five it is not. */
const shortestInField = 5;
/** Where there is nothing to type into nobody types and presses Enter in a twinkling. */
const shortestAlone = 2;

/**
 * Listens to a keyboard and tells a hand scanner, which types a code and Enter, from a person. What a person types is
 * never taken for a scan, and neither is the rest of a code that stuttered on the way: half a code may be another's.
 * In a field a code of fewer than five signs is typed and sent like any other text.
 */
export const hear = (burst: Burst | null, stroke: Stroke, { isInField = false } = {}): Heard => {
  if (stroke.repeat || stroke.command) return { burst: null };
  const going = burst && stroke.at - burst.to <= longestGap ? burst : null;
  if (endings.includes(stroke.key)) {
    const shortest = isInField ? shortestInField : shortestAlone;
    if (going && isScanned(going, stroke.at, shortest)) return { burst: null, scanned: going.text };
    return { burst: null, unread: !isInField && isPartOfCode(burst, stroke.at) };
  }
  // Shift and its like come with capitals and type nothing.
  if ([...stroke.key].length !== 1) return { burst };
  const { key, at } = stroke;
  if (going) return { burst: { ...going, text: going.text + key, to: at } };
  const whole = !burst || at - burst.to >= quiet;
  return { burst: { text: key, from: at, to: at, whole, follows: isPartOfCode(burst, at) } };
};

const endings = ['Enter', 'Tab'];

const isScanned = ({ text, from, whole }: Burst, at: number, shortest: number) => {
  const gaps = [...text].length;
  return whole && gaps >= shortest && (at - from) / gaps <= averageGap;
};

const isPartOfCode = (burst: Burst | null, at: number) => {
  if (!burst || at - burst.to >= quiet) return false;
  const gaps = [...burst.text].length - 1;
  return burst.follows || (gaps > 0 && (burst.to - burst.from) / gaps <= averageGap);
};
