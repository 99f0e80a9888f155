import type { AppRouter } from '@recluta/api';
import { httpBatchLink, httpLink, httpSubscriptionLink, splitLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { departureLink } from './departure.ts';
import { lastDoneLink } from './lastDoneLink.ts';
import { whose } from './whose.ts';

/** Typed hooks of every operation: `trpc.cvs.list.useQuery(…)`. Only `*.queries.ts` files call them. */
export const trpc = createTRPCReact<AppRouter>();

/** Context of a call that goes by itself: a long answer does not hold up the short ones of its batch. */
export const ALONE = { trpc: { context: { alone: true } } };

/** Answers in one piece (a streamed batch would lose the session cookie that a procedure sets); live ones by SSE. */
export const trpcClient = trpc.createClient({
  links: [
    departureLink(),
    lastDoneLink(),
    splitLink({
      condition: (op) => op.type === 'subscription',
      true: httpSubscriptionLink({ url: '/trpc' }),
      false: splitLink({
        condition: (op) => op.context.alone === true,
        true: httpLink({ url: '/trpc', headers: whose }),
        false: httpBatchLink({ url: '/trpc', headers: whose, maxURLLength: 4_000 }),
      }),
    }),
  ],
});
