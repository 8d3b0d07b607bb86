import { Suspense } from 'react';
import { ChoosePasswordScreen } from '#modules/identity/web/public.ts';
import { Toaster } from '#platform/web/feedback/toaster.tsx';
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx';

/** The page behind an invitation or a password link. Its token is in the fragment, after the `#`. */
export function ChoosePassword({ onChosen }: { readonly onChosen: () => void }) {
  return (
    <ThemeProvider>
      <Suspense>
        <ChoosePasswordScreen token={location.hash.slice(1)} onChosen={onChosen} />
        <Toaster />
      </Suspense>
    </ThemeProvider>
  );
}
