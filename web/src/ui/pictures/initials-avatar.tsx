import classes from './initials-avatar.module.css';

type InitialsAvatarProps = {
  /** The whole name; the first letters of its first and last word are shown. */
  name: string;
  /** One of the theme's colors. */
  color?: string | undefined;
  size?: number | undefined;
};

/** A person or an organization without a picture. Decorative: the name stands beside it or names its button. */
export const InitialsAvatar = ({ name, color = 'rose', size = 36 }: InitialsAvatarProps) => {
  const paint = {
    '--avatar-ground': `var(--mantine-color-${color}-light)`,
    '--avatar-text': `var(--mantine-color-${color}-light-color)`,
    '--avatar-size': `${size / 16}rem`,
  };
  return (
    // The letters come from the stylesheet: as text they would have to be part of the name of the button around them.
    <span
      className={classes.avatar}
      aria-hidden="true"
      data-initials={initialsOf(name)}
      style={paint as React.CSSProperties /* custom properties */}
    />
  );
};

export const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase();
};
