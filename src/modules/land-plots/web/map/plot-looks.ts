import type { PlotMap } from '#modules/land-plots/contract/map.ts';
import type { ShapeLook } from '#platform/web/map/map-shapes.tsx';
import type { Colouring } from './plot-map.search.ts';

type DrawnPlot = PlotMap['plots'][number];

/** Values with a look of their own; the others, such as varieties, share what is left. */
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

/** How plots look on the map, and what the looks mean: each value that is seen, the most frequent first. */
export function looksOf(plots: readonly DrawnPlot[], colouring: Colouring) {
  const counts = new Map<string, number>();
  for (const plot of plots) counts.set(plot[colouring], (counts.get(plot[colouring]) ?? 0) + 1);
  const values = [...counts].toSorted(([, one], [, other]) => other - one).map(([value]) => value);
  const unnamed = values.filter((value) => LOOKS[value] === undefined);
  const lookOf = (value: string): ShapeLook =>
    LOOKS[value] ?? IN_TURN[unnamed.indexOf(value)] ?? 'grey';
  return {
    lookOf: (plot: DrawnPlot) => lookOf(plot[colouring]),
    legend: values.map((value) => ({ value, look: lookOf(value) })),
  };
}
