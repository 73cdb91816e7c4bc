import { SaxesParser } from 'saxes';
import { SheetFailure } from './sheet-failure.ts';

type Heard = {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(piece: string): void;
};

/**
 * Tells what stands in a text of XML while it arrives. Only the five entities every XML has are known; a document that
 * declares its own, or a type, is not one of a spreadsheet and is refused.
 */
export const parseXml = (heard: Heard): ((chunk: Buffer | undefined) => void) => {
  const parser = new SaxesParser({ position: false });
  const letters = new TextDecoder('utf-8', { fatal: true });
  parser.on('doctype', () => {
    throw new SheetFailure('unsafe_zip');
  });
  parser.on('error', () => {
    throw new SheetFailure('unreadable');
  });
  parser.on('opentag', ({ name, attributes }) =>
    heard.open(local(name), attributes as Record<string, string>),
  ); // without namespaces, attributes are texts
  parser.on('closetag', ({ name }) => heard.close?.(local(name)));
  parser.on('text', (piece) => heard.text?.(piece));
  parser.on('cdata', (piece) => heard.text?.(piece));
  return (chunk) => {
    if (!chunk) return void parser.close();
    try {
      parser.write(letters.decode(chunk, { stream: true }));
    } catch (error) {
      throw error instanceof SheetFailure ? error : new SheetFailure('unreadable');
    }
  };
};

const local = (name: string) => name.slice(name.indexOf(':') + 1);
