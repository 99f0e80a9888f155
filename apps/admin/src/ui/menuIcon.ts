/** How the icon before the words of a menu is drawn. */
export const MENU_ICON = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;
