import type { ShapeLook } from './map-shapes.tsx';
import classes from './map.module.css';

interface MapLegendProps {
  readonly entries: readonly { readonly look: ShapeLook; readonly label: string }[];
}

/** What the colours and lines of shapes mean. */
export function MapLegend({ entries }: MapLegendProps) {
  return (
    <ul className={classes.legend}>
      {entries.map(({ look, label }) => (
        <li key={label}>
          <svg viewBox="0 0 28 18" aria-hidden>
            <rect
              x={2}
              y={2}
              width={24}
              height={14}
              className={`${classes.shape} ${classes[look]}`}
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
