/**
 * What Node is told when it serves: unasked, the young generation of its heap grows to 64 MB under load and never comes
 * back, for nothing that could be measured.
 */
export const SERVED_WITH = ['--max-semi-space-size=16'];
