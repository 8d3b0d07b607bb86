import { lazy } from 'react';
import { texts } from './texts.ts';

/** Chooses a feature of the catalogue by typing: `<FeatureSelect label present onChange />` inside a `Suspense`. */
export const FeatureSelect = lazy(async () => {
  const [file] = await Promise.all([import('./features/feature-select.tsx'), texts.load()]);
  return { default: file.FeatureSelect };
});

/** A feature in short, with what it consists of: `<FeatureCard featureId />` inside a `Suspense`. */
export const FeatureCard = lazy(async () => {
  const [file] = await Promise.all([import('./features/feature-card.tsx'), texts.load()]);
  return { default: file.FeatureCard };
});
