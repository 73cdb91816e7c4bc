import { scanAddress } from '@archway/contract/inventory/labels/label-code';
import type { boxesOf } from '@archway/contract/inventory/labels/label-formats';
import { correction, generate } from 'lean-qr';
import { useMemo } from 'react';
import { base } from '../../../platform/base.ts';
import type { SampleLabel } from '../label-sources.ts';
import { linesOf } from './sample-lines.ts';
import classes from './sheet.module.css';

/** Belongs to the code, as on the printed label. */
const quiet = 4;

/** A code as large and as dense as those that will be printed; it leads nowhere. */
export const QrSymbol = ({ id }: { id: string }) => {
  const { path, size } = useMemo(() => draw(scanAddress(location.origin + base, '0000000000')), []);
  return (
    <symbol id={id} viewBox={`${-quiet} ${-quiet} ${size + 2 * quiet} ${size + 2 * quiet}`}>
      <path d={path} fill="#000" />
    </symbol>
  );
};

type DrawnLabelProps = {
  qrId: string;
  boxes: ReturnType<typeof boxesOf>;
  sample: SampleLabel | undefined;
};

/** The code and the words beside it, as the printer will place them. */
export const DrawnLabel = ({ qrId, boxes: { qr, words }, sample }: DrawnLabelProps) => (
  <>
    <use href={`#${qrId}`} {...qr} />
    {linesOf(sample, words).map(({ text, y, size, bold }) => (
      <text
        key={y}
        className={classes.words}
        x={words.x}
        y={words.y + y}
        fontSize={size}
        fontWeight={bold ? 650 : 400}
      >
        {text}
      </text>
    ))}
  </>
);

const draw = (text: string) => {
  const code = generate(text, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  return { path, size: code.size };
};
