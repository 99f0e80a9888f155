/** px of a card, and from one card to the next: columns are drawn from these, so they say the same as the sheet. */
export const CARD_HEIGHT = 92;
export const CARD_STEP = 100;
/** Room above the first card. */
export const LIST_PADDING = 4;
