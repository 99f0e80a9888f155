/** When a link was last followed that another program opens, in ms of the page. */
let elsewhere = Number.NEGATIVE_INFINITY;

window.addEventListener(
  'click',
  ({ target, timeStamp }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && !link.protocol.startsWith('http')) elsewhere = timeStamp;
  },
  true,
);

/**
 * Whether the browser, which asks before it leaves a page, leaves it: it asks the same when a mail or a call is opened
 * in another program, and then nothing is lost.
 */
export const leavesPage = (): boolean => performance.now() - elsewhere > 1000;
