import { useId } from 'react';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { OUTLINES_BOX, PROVINCE_OUTLINES } from '#modules/geography/contract/province-outlines.ts';
import { useProvinceName } from './use-provinces.ts';
import classes from './province-map.module.css';

interface ProvinceMapProps {
  /** What the map shows, in a sentence. */
  readonly summary: string;
  /** How much there is in each province; the others have none. */
  readonly counts: ReadonlyMap<number, number>;
}

/** So many shades can be told apart. */
const SHADES = 5;

/** The provinces of Thailand, darker the more there is in them. Hovering over one names it. */
export function ProvinceMap({ summary, counts }: ProvinceMapProps) {
  const id = useId();
  const nameOf = useProvinceName();
  const most = Math.max(1, ...counts.values());
  const ends = Array.from({ length: SHADES }, (_, place) =>
    Math.ceil(((place + 1) * most) / SHADES),
  );
  // Where there are fewer than shades, several end at the same number.
  const steps = ends.flatMap((end, place) => (end === ends[place + 1] ? [] : [{ end, place }]));
  return (
    <figure className={classes.map}>
      <svg viewBox={OUTLINES_BOX} role="img" aria-labelledby={id}>
        <title id={id}>{summary}</title>
        {Object.entries(PROVINCE_OUTLINES).map(([code, path]) => {
          const count = counts.get(Number(code)) ?? 0;
          return (
            <path key={code} d={path} data-shade={shadeOf(count, most)}>
              <title>{`${nameOf(Number(code)) ?? code}: ${formatNumber(count)}`}</title>
            </path>
          );
        })}
      </svg>
      <figcaption>
        {steps.map(({ end, place }) => (
          <span key={end}>
            <i data-shade={place + 1} aria-hidden />
            {`≤ ${formatNumber(end)}`}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** From 1 to 5; 0 for a province without any. */
function shadeOf(count: number, most: number): number {
  return Math.ceil((count / most) * SHADES);
}
