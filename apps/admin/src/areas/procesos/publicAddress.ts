/** Absolute address of a proceso's upload page, as it is pasted into an advert or a message. */
export const publicAddress = (public_id: string): string => `${location.origin}${publicPath(public_id)}`;

export const publicPath = (public_id: string): string => `/upload-cvs/${public_id}`;
