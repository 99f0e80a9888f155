import classes from './Cordillera.module.css';

/** The Andes before sunrise, in the colours of the palette; decoration. */
export function Cordillera() {
  return (
    <svg
      className={classes.root}
      viewBox="0 0 720 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={classes.sun} cx="498" cy="196" r="58" />
      <path
        className={classes.far}
        d="M0 270 64 222 104 244 176 156 214 190 262 148 330 232 372 206 452 262 520 188 566 226 612 178 664 226 720 196V420H0Z"
      />
      <path
        className={classes.snow}
        d="M176 156 150 188 168 182 180 196 192 178 214 190ZM262 148 236 171 254 170 266 188 280 170Z"
      />
      <path className={classes.snow} d="M612 178 590 200 606 197 616 210 628 193Z" />
      <path
        className={classes.middle}
        d="M0 318 58 284 128 326 214 258 268 300 322 276 410 342 486 284 544 318 622 262 720 326V420H0Z"
      />
      <path className={classes.near} d="M0 372 92 340 178 378 268 334 366 384 462 346 560 388 648 352 720 378V420H0Z" />
    </svg>
  );
}
