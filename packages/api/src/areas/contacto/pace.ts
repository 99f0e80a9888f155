/** What one address may write from the public pages: an office shares one, so more than a person ever needs. */
export const CONTACT_PACE = { most: 20, windowMs: 10 * 60_000 };
