import '#platform/web/theme/styles/mantine-app.css';
import { Suspense } from 'react';
import { SecondFactorScreen } from '#modules/identity/web/public.ts';
import { onSessionEnd, signOut } from '#platform/web/api/session.ts';
import { Toaster } from '#platform/web/feedback/toaster.tsx';
import { toast } from '#platform/web/feedback/toasts.ts';
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx';

/** The page of people who have to set up a second factor before anything else. */
export function SecondFactor({ onDone }: { readonly onDone: () => void }) {
  return (
    <ThemeProvider>
      <Suspense>
        <SecondFactorScreen onDone={onDone} onSignOut={() => void signOut().catch(toast.failure)} />
        <Toaster />
      </Suspense>
    </ThemeProvider>
  );
}

onSessionEnd(() => location.assign('/login'));
