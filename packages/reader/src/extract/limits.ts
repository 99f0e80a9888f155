/** How much of one file is read, besides its pages; nobody's CV is longer, and a hostile file ends here. */
export const MAX_ITEMS = 60_000;
export const MAX_TEXT = 300_000;

/** Inside a DOCX: names in its directory, bytes of one part once inflated, and how many times it may grow. */
export const MAX_ENTRIES = 2_000;
export const MAX_PART_BYTES = 20 * 1024 * 1024;
export const MAX_INFLATED = 40 * 1024 * 1024;
export const MAX_RATIO = 200;
export const MIN_CAP = 4 * 1024 * 1024;
export const MAX_XML_DEPTH = 400;
