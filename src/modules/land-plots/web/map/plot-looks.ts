import type { PlotMap } from '#modules/land-plots/contract/map.ts';
import type { ShapeLook } from '#platform/web/map/map-shapes.tsx';
import type { Colouring } from './plot-map.search.ts';

type DrawnPlot = PlotMap['plots'][number];

/** In the legend, all values for which no look is left. */
export const OTHERS = '*';

/** Values with a look of their own; the most frequent varieties take turns, and the others share one. */
const LOOKS: Readonly<Record<string, ShapeLook>> = {
  agrees: 'green',
  differs: 'red',
  verified: 'green',
  rejected: 'red',
  pending: 'amber',
  sent_back: 'violet',
  draft: 'blue',
  other: 'grey',
  '': 'grey',
};

const IN_TURN: readonly ShapeLook[] = ['blue', 'amber', 'green', 'violet', 'red'];

interface Coloured {
  readonly colouring: Colouring;
  /** All varieties, whose order gives them the same looks in each view. */
  readonly varieties: readonly string[];
}

/** How plots look on the map, and what the looks mean: each value that is seen, the most frequent first. */
export function looksOf(plots: readonly DrawnPlot[], { colouring, varieties }: Coloured) {
  const counts = new Map<string, number>();
  for (const plot of plots) counts.set(plot[colouring], (counts.get(plot[colouring]) ?? 0) + 1);
  const values = [...counts].toSorted(([, one], [, other]) => other - one).map(([value]) => value);
  const lookOf = (value: string): ShapeLook =>
    LOOKS[value] ?? IN_TURN[varieties.indexOf(value)] ?? 'other';
  return {
    lookOf: (plot: DrawnPlot) => lookOf(plot[colouring]),
    legend: [...new Set(values.map((value) => (lookOf(value) === 'other' ? OTHERS : value)))].map(
      (value) => ({ value, look: lookOf(value) }),
    ),
  };
}
