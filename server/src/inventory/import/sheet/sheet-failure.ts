import type { ImportFailure } from '@archway/contract/inventory/imports/import-states';

/** A file that cannot be imported at all, whatever its rows say. */
export class SheetFailure extends Error {
  override readonly name = 'SheetFailure';
  readonly reason: ImportFailure;

  constructor(reason: ImportFailure) {
    super(`The sheet cannot be read: ${reason}.`);
    this.reason = reason;
  }
}
