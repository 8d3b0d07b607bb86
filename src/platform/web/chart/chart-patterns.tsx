import type { ChartColour } from '../theme/tokens.ts';

/** Strokes over each colour, so that series also differ for people who see no difference of colour. */
const STROKES: Readonly<Record<ChartColour, string>> = {
  blue: '',
  amber: 'M-1 1L1 -1M0 4L4 0M3 5L5 3',
  green: 'M0 1H4',
  red: 'M-1 3L1 5M0 0L4 4M3 -1L5 1',
  violet: 'M1 0V4',
  grey: 'M1 1h1M3 3h1',
};

/** The patterns of bars and areas, for the `<defs>` of the drawing that uses them. */
export function ChartPatterns({ id }: { readonly id: string }) {
  return (
    <defs>
      {Object.entries(STROKES).map(([colour, strokes]) => (
        <pattern
          key={colour}
          id={`${id}-${colour}`}
          width={4}
          height={4}
          patternUnits="userSpaceOnUse"
        >
          <rect width={4} height={4} fill={`var(--chart-${colour})`} />
          <path d={strokes} stroke="var(--surface)" strokeWidth={0.8} opacity={0.6} />
        </pattern>
      ))}
    </defs>
  );
}

/** The `fill` of a shape in a drawing with the patterns of this id. */
export function patternOf(id: string, colour: ChartColour): string {
  return `url(#${id}-${colour})`;
}
