/** The colors that people give to members and categories, to tell them apart at a glance. */
export const palette = [
  'rose',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'cyan',
  'blue',
  'violet',
  'grape',
] as const;
