import type { TakeFile } from '../../ui/downloads/downloads.ts';
import type { ExportChoice } from '../../ui/downloads/export-menu.tsx';

/** How a list is taken away as a file. */
export type ExportedList<Sheet extends string> = {
  /** Whether the reader may make the call (`useMay`). */
  readonly may: boolean;
  /** The columns of the sheet, as the contract names them. */
  readonly columns: readonly Sheet[];
  /** The call, with what the list is asked (`list.query`) beside what it is given here. */
  readonly take: (request: ExportRequest<Sheet>, options: ExportOptions) => Promise<File>;
};

type ExportRequest<Sheet extends string> = Pick<ExportChoice, 'format' | 'language'> & {
  /** Every column there is, when none is named. */
  readonly columns: Sheet[] | undefined;
};
type ExportOptions = {
  readonly signal: AbortSignal;
  readonly context: { readonly onReceived: (bytes: number) => void };
};

/** What the menu offers: the columns of the screen, in their order, or all of them. */
export const exportMenu = <Sheet extends string>(
  { may, columns: known, take }: ExportedList<Sheet>,
  /** What the columns of the screen are in a sheet (`list.sheet`). */
  shown: readonly string[],
) => ({
  may,
  chosenColumns: true,
  take:
    ({ format, language, columns }: ExportChoice): TakeFile =>
    ({ signal, onReceived }) =>
      take(
        { format, language, columns: columns === 'all' ? undefined : knownOnes(known, shown) },
        { signal, context: { onReceived } },
      ),
});

const knownOnes = <Sheet extends string>(known: readonly Sheet[], shown: readonly string[]) =>
  shown.flatMap((name) => known.find((each) => each === name) ?? []);
