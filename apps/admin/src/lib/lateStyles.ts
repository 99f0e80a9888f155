/** Stylesheets of code that came later which the browser could not have. */
const failed = new Set<HTMLLinkElement>();

/** Remembers which stylesheets failed, from now on. */
export function watchStyles(document: Document): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    true,
  );
}

const askAgain = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`no stylesheet at ${again.href}`)));
    failed.delete(link);
    link.replaceWith(again);
  });

/**
 * Asks again for the stylesheets that failed. What loads code together with its styles takes one that failed once for
 * there, and would show a screen without its looks. Throws when one fails again.
 */
export const mendStyles = (): Promise<unknown> => Promise.all([...failed].map(askAgain));
