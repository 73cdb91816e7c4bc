import type { Readable } from 'node:stream';

/** A file to keep that is made while it is sent, because it may be larger than anybody wants to hold. */
export class StreamedFile {
  readonly name: string;
  readonly type: string;
  readonly content: Readable;

  constructor(content: Readable, { name, type }: { name: string; type: string }) {
    this.content = content;
    // Whoever sends it listens for errors, too; nobody does in the moment before, and for an answer that is never sent.
    content.on('error', () => {});
    this.name = name;
    this.type = type;
  }
}
