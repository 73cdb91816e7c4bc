/** Text of one direction, in the order of the page from the left. `level` is odd where it runs from the right. */
export type VisualRun = { readonly text: string; readonly level: number };

/**
 * One line in the order in which it is seen (UAX 9 for lines without embeddings, which no text here holds): words of
 * Arabic from the right, words of Latin letters and numbers inside them from the left. `sameStyle` cuts runs further,
 * between characters that cannot be drawn together.
 */
export const visualRuns = (
  line: string,
  sameStyle: (a: string, b: string) => boolean = () => true,
): VisualRun[] => {
  const characters = [...line];
  const levels = levelsOf(characters);
  const runs: { text: string; level: number; last: string }[] = [];
  for (const [index, character] of characters.entries()) {
    const level = levels[index] ?? 0;
    const run = runs.at(-1);
    if (run && run.level === level && sameStyle(run.last, character)) {
      run.text += character;
      run.last = character;
    } else runs.push({ text: character, level, last: character });
  }
  return reordered(reordered(runs, 2), 1).map(({ text, level }) => ({
    text: level % 2 === 1 ? mirrored(text) : text,
    level,
  }));
};

type Direction = 'left' | 'right';
type Kind = Direction | 'number' | 'neutral';

const levelsOf = (characters: readonly string[]): number[] => {
  const kinds = kindsOf(characters);
  const base: Direction =
    kinds.find((kind) => kind === 'left' || kind === 'right') === 'right' ? 'right' : 'left';
  let strong: Direction = base;
  const directions = kinds.map((kind) => {
    if (kind === 'left' || kind === 'right') strong = kind;
    return kind === 'number' && strong === 'left' ? 'left' : kind;
  });
  return directions.map((kind, index) => {
    if (kind === 'number') return 2;
    const direction = kind === 'neutral' ? surrounding(directions, index, base) : kind;
    if (direction === 'right') return 1;
    return base === 'right' ? 2 : 0;
  });
};

const kindsOf = (characters: readonly string[]): Kind[] => {
  const kinds: Kind[] = [];
  for (const [index, character] of characters.entries()) {
    const between =
      /[.,:/+-]/.test(character) &&
      isDigit(characters[index - 1]) &&
      isDigit(characters[index + 1]) &&
      kinds.at(-1) === 'number';
    if (between || isDigit(character)) kinds.push('number');
    else if (/\p{M}/u.test(character)) kinds.push(kinds.at(-1) ?? 'neutral');
    else if (!/\p{L}/u.test(character)) kinds.push('neutral');
    else kinds.push(fromTheRight.test(character) ? 'right' : 'left');
  }
  return kinds;
};

const isDigit = (character: string | undefined) => character !== undefined && /\p{Nd}/u.test(character);
const fromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** What stands between two of one direction goes with them, else with the line. Numbers count as from the right. */
const surrounding = (kinds: readonly Kind[], index: number, base: Direction): Direction => {
  const directionOf = (kind: Kind | undefined): Direction =>
    kind === undefined ? base : kind === 'left' ? 'left' : 'right';
  const before = directionOf(kinds.slice(0, index).findLast((kind) => kind !== 'neutral'));
  const after = directionOf(kinds.slice(index + 1).find((kind) => kind !== 'neutral'));
  return before === after ? before : base;
};

/** Turns every stretch of runs of at least this level around. */
const reordered = <Run extends { level: number }>(runs: readonly Run[], level: number): Run[] => {
  const result: Run[] = [];
  let stretch: Run[] = [];
  for (const run of runs) {
    if (run.level >= level) stretch.unshift(run);
    else {
      result.push(...stretch, run);
      stretch = [];
    }
  }
  return [...result, ...stretch];
};

const mirrors: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};
const mirrored = (text: string) => text.replace(/[()[\]{}<>«»]/g, (sign) => mirrors[sign] ?? sign);
