import { useId } from 'react';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { OUTLINES_BOX, PROVINCE_OUTLINES } from '#modules/geography/contract/province-outlines.ts';
import { mostOf, shadeEnds, shadeOf } from './province-shades.ts';
import { useProvinceName } from './use-provinces.ts';
import classes from './province-map.module.css';

interface ProvinceMapProps {
  /** What the map shows, in a sentence. */
  readonly summary: string;
  /** How much there is in each province; the others have none. */
  readonly counts: ReadonlyMap<number, number>;
}

/** The provinces of Thailand, darker the more there is in them. Hovering over one names it. */
export function ProvinceMap({ summary, counts }: ProvinceMapProps) {
  const id = useId();
  const nameOf = useProvinceName();
  const most = mostOf(counts);
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
        <span>
          <i aria-hidden />
          {formatNumber(0)}
        </span>
        {shadeEnds(most).map(({ end, shade }, index, all) => (
          <span key={end}>
            <i data-shade={shade} aria-hidden />
            {writeRange((all[index - 1]?.end ?? 0) + 1, end)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function writeRange(first: number, last: number): string {
  return first === last ? formatNumber(last) : `${formatNumber(first)}–${formatNumber(last)}`;
}
