import { lazy } from 'react';
import { texts } from './texts.ts';

/** Chooses one of any number of plots, inside a `Suspense`: `<PlotSelect label onChange />`. */
export const PlotSelect = lazy(async () => {
  const [file] = await Promise.all([import('./plots/plot-select.tsx'), texts.load()]);
  return { default: file.PlotSelect };
});

/** A map with the provinces, or the background of the company, as its ground; inside a `Suspense`. */
export const PlotMapFrame = lazy(async () => {
  const [file] = await Promise.all([import('./shapes/plot-map-frame.tsx'), texts.load()]);
  return { default: file.PlotMapFrame };
});
