import { Suspense } from 'react';
import { FieldScreen, SignedOut } from '#modules/cane-surveys/web/public.ts';
import { maybeSignedIn, onSessionEnd } from '#platform/web/api/session.ts';
import { forgetFetched } from '#platform/web/offline/device-data.ts';
import { loginAddress } from '#platform/web/shell/sign-in-address.ts';
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx';

const signIn = () => location.assign(loginAddress(location.pathname));

// What is still to be sent stays on the device, and is shown to nobody else.
onSessionEnd(() => void forgetFetched().finally(() => location.reload()));

/** The page for the field: next to nothing besides it is loaded, so that it starts without a network. */
export function Field() {
  const isSignedIn = maybeSignedIn();
  // Signing in needs the server: without a network its page would be the browser's own about that.
  if (!isSignedIn && navigator.onLine) {
    signIn();
    return null;
  }
  return (
    <ThemeProvider>
      <Suspense>{isSignedIn ? <FieldScreen /> : <SignedOut onSignIn={signIn} />}</Suspense>
    </ThemeProvider>
  );
}
