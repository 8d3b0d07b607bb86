import { Suspense, useEffect, useState } from 'react';
import { SignInScreen } from '#modules/identity/web/public.ts';
import { fetchUserSettings, saveUserSettings } from '#modules/settings/web/public.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { maybeSignedIn, renew } from '#platform/web/api/session.ts';
import { Toaster } from '#platform/web/feedback/toaster.tsx';
import { languageOfPage, rememberLanguage } from '#platform/web/i18n/language.ts';
import { wayBack } from '#platform/web/shell/sign-in-address.ts';
import { setAppearance } from '#platform/web/theme/appearance.ts';
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx';

/**
 * The page for people who are not signed in. A person with a session is forwarded at once, and
 * while somebody types their name the rest of the application loads in the background.
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
        <SignInScreen onSignedIn={async (chosen) => welcome(chosen, onSignedIn)} />
        <Toaster />
      </Suspense>
    </ThemeProvider>
  );
}

/** Applies the person's own theme, on whichever machine they sign in. */
async function welcome(chosen: Language | undefined, onSignedIn: () => void): Promise<void> {
  // The session before may have ended while no page was open.
  const { forgetFetched } = await import('#platform/web/offline/device-data.ts');
  await forgetFetched();
  const liked = await (
    chosen === undefined ? fetchUserSettings() : saveUserSettings({ lang: chosen })
  ).catch(() => undefined);
  if (liked !== undefined) setAppearance(liked.appearance);
  if (liked === undefined || liked.lang === languageOfPage()) return proceed(onSignedIn);
  rememberLanguage(liked.lang);
  location.replace(wayBack(location.search));
}

function proceed(onSignedIn: () => void): void {
  history.replaceState(null, '', wayBack(location.search));
  onSignedIn();
}
