import { readFileSync } from 'node:fs';
import { visualRuns } from './visual-order-rules.ts';

type Document = PDFKit.PDFDocument;

/** Writes lines of text onto labels, in Latin and Arabic letters. */
export type LabelPen = {
  /** The text without signs that no font has, or null when letters are among them: a name full of holes misleads. */
  showable(text: string): string | null;
  width(line: string, size: number): number;
  /** Writes one line whose upper left corner is there. */
  write(line: string, at: { readonly x: number; readonly y: number; readonly size: number }): void;
};

/** One family, cut into the letters of each script. */
const fontNames = ['latin', 'latin-ext', 'arabic'] as const;
type FontName = (typeof fontNames)[number];

export const takePen = (document: Document): LabelPen => {
  const covers = new Map(fontNames.map((name) => [name, register(document, name)]));
  const fontOf = remembering((character: string) =>
    fontNames.find((name) => covers.get(name)?.(character.codePointAt(0) ?? 0)),
  );
  /** Runs as they are laid out, with their width at a size of one point. */
  const piecesOf = remembering((line: string) =>
    visualRuns(line, (a, b) => fontOf(a) === fontOf(b)).map((run) => {
      const [text, font] = [toBeLaidOut(run.text, run.level), fontOf([...run.text][0] ?? '') ?? 'latin'];
      return { text, font, width: document.font(font).fontSize(1).widthOfString(text, whole) };
    }),
  );

  return {
    showable: (text) => {
      const kept = [...text].filter((character) => fontOf(character) || isLetter.test(character));
      return kept.every(fontOf) ? kept.join('').replace(/\s+/g, ' ').trim() : null;
    },
    width: (line, size) => size * piecesOf(line).reduce((sum, { width }) => sum + width, 0),
    write: (line, { x, y, size }) => {
      let at = x;
      for (const { text, font, width } of piecesOf(line)) {
        document
          .font(font)
          .fontSize(size)
          .text(text, at, y, { ...whole, lineBreak: false });
        at += width * size;
      }
    },
  };
};

/** Labels of one sheet say the same things again and again, and shaping is most of the work. */
const remembering = <Result>(find: (text: string) => Result) => {
  const known = new Map<string, { readonly result: Result }>();
  return (text: string): Result => {
    const remembered = known.get(text) ?? { result: find(text) };
    known.set(text, remembered);
    return remembered.result;
  };
};

const isLetter = /[\p{L}\p{N}]/u;

/** With features named, even none, a run is shaped as a whole; else word by word, and Arabic words come out in the wrong order. */
const whole = { features: [] };

/** Shaping turns Arabic script around by itself, and nothing else. */
const toBeLaidOut = (text: string, level: number) => {
  const turnsItself = /\p{Script=Arabic}/u.test(text);
  return turnsItself === (level % 2 === 1) ? text : [...text].reverse().join('');
};

/** Makes a font known to the document and answers what it has signs for. */
const register = (document: Document, name: FontName) => {
  document.registerFont(name, readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url)));
  document.font(name);
  // The types leave out what a document writes with at the moment.
  const { font } = (document as unknown as { _font: { font: Coverage } })._font;
  return (codePoint: number) => font.hasGlyphForCodePoint(codePoint);
};

type Coverage = { hasGlyphForCodePoint(codePoint: number): boolean };
