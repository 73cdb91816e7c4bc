/** Something that a person must mend before Archway can work. Its message is one line, and is all they are shown. */
export class CannotStart extends Error {
  override readonly name: string = 'CannotStart';
}
