import classes from './meter.module.css';

interface MeterProps {
  /** From 0 to 100. */
  readonly percent: number;
  /** Absent where the figure is beside it. */
  readonly label?: string;
  readonly className?: string;
}

/** How much of something there is; of the browser's own bar Chromium fills only the upper half. */
export function Meter({ percent, label, className = '' }: MeterProps) {
  return (
    <span
      className={`${classes.meter} ${className}`}
      {...(label === undefined
        ? { 'aria-hidden': true }
        : {
            role: 'meter',
            'aria-label': label,
            'aria-valuemin': 0,
            'aria-valuemax': 100,
            'aria-valuenow': percent,
          })}
    >
      <span style={{ width: `${percent}%` }} />
    </span>
  );
}
