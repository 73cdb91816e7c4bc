import { generate } from 'lean-qr';
import { useMemo } from 'react';

/** Four modules of silence around the code: scanners need them. */
const quiet = 4;

type QrCodeProps = { text: string; label: string; className?: string | undefined };

/** Dark on white in every theme: many cameras do not read it the other way round. */
export const QrCode = ({ text, label, className }: QrCodeProps) => {
  const { path, size } = useMemo(() => draw(text), [text]);
  const box = size + 2 * quiet;
  return (
    <svg
      className={className}
      viewBox={`${-quiet} ${-quiet} ${box} ${box}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect x={-quiet} y={-quiet} width={box} height={box} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
};

const draw = (text: string) => {
  const code = generate(text);
  const places = Array.from({ length: code.size }, (_, at) => at);
  const rows = places.map((y) => places.map((x) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { path: rows.join(''), size: code.size };
};
