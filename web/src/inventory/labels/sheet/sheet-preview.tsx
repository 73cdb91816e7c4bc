import {
  boxesOf,
  type LabelLayout,
  labelsPerPage,
  positionLabels,
} from '@archway/contract/inventory/labels/label-formats';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SampleLabel } from '../label-sources.ts';
import { DrawnLabel, QrSymbol } from './drawn-label.tsx';
import classes from './sheet.module.css';
import { sheetsFor } from './sheet-state.ts';

type SheetPreviewProps = {
  layout: LabelLayout;
  samples: readonly SampleLabel[];
  total: number;
  startAt: number;
  /** Set where a sheet can be begun in its middle. */
  onStart: ((startAt: number) => void) | undefined;
};

/** With more than this a label is too small to be pointed at. */
const mostToChoose = 60;

/** The first sheet, true to scale. Touching a label begins there: those before it are used up. */
export const SheetPreview = ({ layout, samples, total, startAt, onStart }: SheetPreviewProps) => {
  const { t } = useTranslation('inventory/labels');
  const { pageWidth, pageHeight } = layout;
  const slots = positionLabels(layout, labelsPerPage(layout));
  const sheets = sheetsFor(layout, total, startAt);
  const choosable = onStart && slots.length <= mostToChoose;
  return (
    <div className={classes.side}>
      <p className={classes.caption} role="status">
        {slots.length > 1
          ? t('preview.sheets', { count: sheets, labels: total })
          : t('preview.labels', { count: total })}
      </p>
      <div
        className={classes.paper}
        style={{ '--ratio': pageWidth / pageHeight } as CSSProperties} // a custom property
      >
        <SheetDrawing layout={layout} samples={samples} total={total} startAt={startAt} />
        {choosable && <StartChoice layout={layout} startAt={startAt} onStart={onStart} />}
      </div>
      {choosable && <p className={classes.caption}>{t('preview.startHint', { number: startAt })}</p>}
    </div>
  );
};

const SheetDrawing = ({ layout, samples, total, startAt }: Omit<SheetPreviewProps, 'onStart'>) => {
  const { t } = useTranslation('inventory/labels');
  const qrId = useId();
  const boxes = boxesOf(layout);
  const slots = positionLabels(layout, labelsPerPage(layout));
  return (
    <svg
      viewBox={`0 0 ${layout.pageWidth} ${layout.pageHeight}`}
      className={classes.drawing}
      role="img"
      aria-label={t('preview.drawing')}
    >
      <QrSymbol id={qrId} />
      {slots.map(({ x, y }, index) => {
        const state = stateOf(index + 1, startAt, total);
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <rect
              className={classes.label}
              data-state={state}
              width={layout.labelWidth}
              height={layout.labelHeight}
              rx={1.5}
            />
            {state === 'printed' && (
              <DrawnLabel
                qrId={qrId}
                boxes={boxes}
                sample={samples[(index + 1 - startAt) % Math.max(1, samples.length)]}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
};

const stateOf = (position: number, startAt: number, total: number) => {
  if (position < startAt) return 'used';
  return position < startAt + total ? 'printed' : 'free';
};

type StartChoiceProps = { layout: LabelLayout; startAt: number; onStart: (startAt: number) => void };

/** One choice among labels, each a radio button where the label is drawn. */
const StartChoice = ({ layout, startAt, onStart }: StartChoiceProps) => {
  const { t } = useTranslation('inventory/labels');
  const name = useId();
  const share = (length: number, whole: number) => `${(length / whole) * 100}%`;
  return (
    <fieldset className={classes.slots}>
      <legend className={classes.legend}>{t('preview.start')}</legend>
      {positionLabels(layout, labelsPerPage(layout)).map(({ x, y }, index) => (
        <input
          key={`${x} ${y}`}
          type="radio"
          name={name}
          className={classes.slot}
          aria-label={t('preview.at', { number: index + 1 })}
          checked={startAt === index + 1}
          onChange={() => onStart(index + 1)}
          style={{
            left: share(x, layout.pageWidth),
            top: share(y, layout.pageHeight),
            width: share(layout.labelWidth, layout.pageWidth),
            height: share(layout.labelHeight, layout.pageHeight),
          }}
        />
      ))}
    </fieldset>
  );
};
