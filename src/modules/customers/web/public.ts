import { lazy } from 'react';
import { texts } from './texts.ts';

/**
 * Chooses a customer, or creates one on the spot: `<CustomerSelect label present={id} onChange />` inside
 * a `Suspense`. It comes with its texts when it is first drawn.
 */
export const CustomerSelect = lazy(async () => {
  const [file] = await Promise.all([import('./customers/customer-select.tsx'), texts.load()]);
  return { default: file.CustomerSelect };
});
