/** Miniatures of the frame for the customizer: where the nav stands, how wide the content is, how the skin looks. */
const Miniature = ({
  parts,
}: {
  parts: readonly (readonly [x: number, y: number, width: number, height: number, strong?: boolean])[];
}) => (
  <svg viewBox="0 0 96 64" aria-hidden="true" focusable="false" fill="currentColor">
    {parts.map(([x, y, width, height, strong]) => (
      <rect
        key={`${x} ${y}`}
        x={x}
        y={y}
        width={width}
        height={height}
        rx="3"
        opacity={strong ? 0.75 : 0.22}
      />
    ))}
  </svg>
);

export const layoutPictures = {
  vertical: (
    <Miniature
      parts={[
        [4, 4, 18, 56, true],
        [26, 4, 66, 9],
        [26, 17, 66, 43],
      ]}
    />
  ),
  horizontal: (
    <Miniature
      parts={[
        [4, 4, 88, 7],
        [4, 14, 88, 8, true],
        [4, 26, 88, 34],
      ]}
    />
  ),
  boxed: (
    <Miniature
      parts={[
        [20, 4, 56, 9, true],
        [20, 17, 56, 43],
      ]}
    />
  ),
  fluid: (
    <Miniature
      parts={[
        [4, 4, 88, 9, true],
        [4, 17, 88, 43],
      ]}
    />
  ),
  default: (
    <Miniature
      parts={[
        [4, 4, 42, 26],
        [50, 4, 42, 26],
        [4, 34, 88, 26],
      ]}
    />
  ),
  bordered: (
    <svg
      viewBox="0 0 96 64"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      opacity="0.6"
    >
      <rect x="5" y="5" width="40" height="24" rx="3" />
      <rect x="51" y="5" width="40" height="24" rx="3" />
      <rect x="5" y="35" width="86" height="24" rx="3" />
    </svg>
  ),
};
