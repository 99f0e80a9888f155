export const SERVED_WITH: string[];
