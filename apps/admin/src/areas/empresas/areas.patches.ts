import type { Area } from '@recluta/domain/esquemas';

type AreasReply = { areas: Area[] };

/** An área that the server has not answered for yet: its id is negative. */
export const isPending = ({ id }: Area): boolean => id < 0;

/** The list with an área that is on its way. */
export const withArea = (reply: AreasReply | undefined, area: Area): AreasReply => ({
  areas: [...(reply?.areas ?? []), area],
});

/** The list once the server gave the área its id. */
export const withAnswer = (reply: AreasReply | undefined, pending_id: number, area: Area): AreasReply => ({
  areas: (reply?.areas ?? []).filter(({ id }) => id !== area.id).map((each) => (each.id === pending_id ? area : each)),
});

export const withoutArea = (reply: AreasReply | undefined, area_id: number): AreasReply => ({
  areas: (reply?.areas ?? []).filter(({ id }) => id !== area_id),
});
