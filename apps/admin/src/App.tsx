import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { readStyleNonce } from './lib/nonce.ts';
import { queryClient } from './lib/queryClient.ts';
import { router } from './lib/router.ts';
import { SessionProvider } from './lib/session.tsx';
import { trpc, trpcClient } from './lib/trpc.ts';
import { useServerSession } from './lib/useServerSession.ts';
import { theme } from './theme/theme.ts';
import { cssVariablesResolver } from './theme/variables.ts';

/** The same key as public/color-scheme.js, which sets the scheme before the first paint. */
const colorSchemes = localStorageColorSchemeManager({ key: 'recluta-apariencia' });

export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemes}
      getStyleNonce={readStyleNonce}
    >
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <WithSession />
          {/* Above dialogs (200), below menus (300): what somebody has just opened is never under a toast. */}
          <Notifications position="bottom-right" limit={4} containerWidth={400} zIndex={250} />
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  );
}

function WithSession() {
  const control = useServerSession();
  return (
    <SessionProvider control={control}>
      <RouterProvider router={router} />
    </SessionProvider>
  );
}
