/** Where one word of a list ends and the next begins: commas, but those of numbers (`1,5`), semicolons, cells and lines. */
const BETWEEN = /[;\p{Cc}\p{Zl}\p{Zp}]+|,(?!\d)/u;

/** The words of a list that was typed in one line or pasted from wherever it stood. */
export const wordsOf = (text: string): string[] => text.split(BETWEEN).flatMap((word) => word.trim() || []);
