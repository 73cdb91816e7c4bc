export const colorFamilies = [
  'white',
  'cream',
  'beige',
  'brown',
  'black',
  'gray',
  'blue',
  'green',
  'yellow',
  'orange',
  'red',
  'pink',
  'purple',
  'gold',
  'silver',
  'clear',
  'multi',
] as const;
export type ColorFamily = (typeof colorFamilies)[number];

export const roomTypes = [
  'living',
  'family',
  'dining',
  'kitchen',
  'primary_bedroom',
  'bedroom',
  'kids',
  'bath',
  'office',
  'entry',
  'outdoor',
  'event',
] as const;
export type RoomType = (typeof roomTypes)[number];

export const packMethods = ['none', 'blanket', 'box', 'bag', 'crate', 'wrap'] as const;
export type PackMethod = (typeof packMethods)[number];
