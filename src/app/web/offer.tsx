import { Suspense } from 'react';
import { OfferScreen } from '#modules/quotations/web/public.ts';
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx';

/** The page behind a customer's link. Its token is in the fragment, after the `#`. */
export function Offer() {
  return (
    <ThemeProvider>
      <Suspense>
        <OfferScreen token={location.hash.slice(1)} />
      </Suspense>
    </ThemeProvider>
  );
}
