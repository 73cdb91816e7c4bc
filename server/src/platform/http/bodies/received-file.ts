import { createHash } from 'node:crypto';

/** A file that came with a request. In a body that is told apart from another by its text, it stands for its content. */
export class ReceivedFile extends File {
  readonly #digest: string;

  constructor(content: Buffer, name: string, type: string) {
    super([content], name, { type });
    this.#digest = createHash('sha256').update(content).digest('hex');
  }

  toJSON() {
    return { sha256: this.#digest };
  }
}
