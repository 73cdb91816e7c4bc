/** 480, 600, 960, 1280, 1920 and 2560 px. CSS modules read the same values as `$mantine-breakpoint-…`. */
export const breakpoints = {
  xs: '30em',
  sm: '37.5em',
  md: '60em',
  lg: '80em',
  xl: '120em',
  xxl: '160em',
};
