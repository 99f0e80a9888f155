import { VisuallyHidden } from '@mantine/core';
import classes from './Board.module.css';
import { texts } from './tablero.texts.ts';

/** Cards in each column while the board is on its way: uneven, as boards are. */
const CARDS = [4, 3, 3, 2, 1, 2];
const WIDTHS = [72, 58, 80, 64];

/** The board in its final geometry, without content. */
export function BoardSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <div className={classes.board} aria-hidden>
        {CARDS.map((cards, lane) => (
          <div key={lane} className={classes.lane}>
            <div className={classes.laneHead}>
              <span className={classes.boneName} />
            </div>
            {WIDTHS.slice(0, cards).map((width) => (
              <div key={width} className={classes.bone}>
                <span style={{ width: `${width}%` }} />
                <span />
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
