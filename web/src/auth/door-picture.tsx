import classes from './door-picture.module.css';

/** A staged room seen through the arch. Decorative. */
export const DoorPicture = () => (
  <svg
    className={classes.picture}
    viewBox="0 0 640 720"
    aria-hidden="true"
    focusable="false"
    preserveAspectRatio="xMidYMax meet"
  >
    <path className={classes.arch} d="M80 720V320a240 240 0 0 1 480 0v400z" />
    <path className={classes.room} d="M120 720V320a200 200 0 0 1 400 0v400z" />
    <path className={classes.floor} d="M120 600h400v120H120z" />
    <circle className={classes.sun} cx="236" cy="292" r="44" />
    <path className={classes.frame} d="M180 220h112v150H180z" />
    <path className={classes.line} d="M420 148v132" />
    <path className={classes.lamp} d="M372 330a48 48 0 0 1 96 0z" />
    <ellipse className={classes.rug} cx="320" cy="640" rx="170" ry="26" />
    <path className={classes.sofaBack} d="M196 486a34 34 0 0 1 34-34h180a34 34 0 0 1 34 34v78H196z" />
    <path
      className={classes.sofa}
      d="M172 528a26 26 0 0 1 52 0v34h192v-34a26 26 0 0 1 52 0v66a14 14 0 0 1-14 14H186a14 14 0 0 1-14-14z"
    />
    <path className={classes.cushion} d="M248 506h60v48a8 8 0 0 1-8 8h-44a8 8 0 0 1-8-8z" />
    <path className={classes.line} d="M192 608v22M448 608v22" />
    <path className={classes.pot} d="M486 574h48l-7 56h-34z" />
    <path
      className={classes.leaf}
      d="M510 574c-4-44-30-62-44-66 0 34 16 58 44 66zM510 574c-2-52 12-86 34-100 8 40-4 80-34 100zM510 574c8-30 26-42 44-46-2 28-18 44-44 46z"
    />
  </svg>
);
