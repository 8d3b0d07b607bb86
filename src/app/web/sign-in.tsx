import { Suspense, useEffect, useState } from 'react';
import { maybeSignedIn, renew } from '#platform/web/api/session.ts';
import { Toaster } from '#platform/web/feedback/toaster.tsx';
import { wayBack } from '#platform/web/shell/sign-in-address.ts';
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

/**
 * The page of strangers. Whoever still has a session is sent on without being asked, and while a
 * stranger types her name the rest of the application arrives in the background.
 */
export function SignIn({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const [asking, setAsking] = useState(maybeSignedIn);

  useEffect(() => {
    if (!asking) return;
    const enter = async () => {
      const token = await renew(undefined).catch(() => undefined);
      if (token === undefined) setAsking(false);
      else proceed(onSignedIn);
    };
    void enter();
  }, [asking, onSignedIn]);

  useEffect(() => {
    const fetchAhead = () => void import('./application.tsx').catch(() => undefined);
    const timer = setTimeout(fetchAhead, 1500);
    return () => clearTimeout(timer);
  }, []);

  if (asking) return null;
  return (
    <ThemeProvider>
      <Suspense>
        <SignInScreen onSignedIn={() => proceed(onSignedIn)} />
        <Toaster />
      </Suspense>
    </ThemeProvider>
  );
}

function proceed(onSignedIn: () => void): void {
  history.replaceState(null, '', wayBack(location.search));
  onSignedIn();
}
