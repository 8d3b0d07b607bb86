import { Suspense } from 'react';
import { FieldScreen, SignedOut } from '#modules/cane-surveys/web/public.ts';
import { reachServer } from '#platform/web/api/reach-server.ts';
import { maybeSignedIn, onSessionEnd } from '#platform/web/api/session.ts';
import { forgetFetched } from '#platform/web/offline/device-data.ts';
import { loginAddress } from '#platform/web/shell/sign-in-address.ts';
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx';

const signIn = () => location.assign(loginAddress(location.pathname));

// What is still to be sent stays on the device, and is shown to nobody else.
onSessionEnd(() => void forgetFetched().finally(() => location.reload()));

/**
 * Goes to the page for signing in where nobody is signed in and the server answers: without it, that page would be
 * the browser's own about the network.
 */
export async function leaveToSignIn(): Promise<boolean> {
  const leaves = !maybeSignedIn() && (await reachServer());
  if (leaves) signIn();
  return leaves;
}

/** The page for the field: next to nothing besides it is loaded, so that it starts without a network. */
export function Field() {
  return (
    <ThemeProvider>
      <Suspense>{maybeSignedIn() ? <FieldScreen /> : <SignedOut onSignIn={signIn} />}</Suspense>
    </ThemeProvider>
  );
}
