/** The mark: a simple arch. Decorative; whoever shows it alone gives it a name. */
export const ArchMark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <path fill="currentColor" d="M4 29V16a12 12 0 0 1 24 0v13h-5.5V16a6.5 6.5 0 0 0-13 0v13z" />
    <path fill="currentColor" opacity="0.45" d="M12.5 29V16.500a3.500 3.500 0 0 1 7 0V29z" />
  </svg>
);
