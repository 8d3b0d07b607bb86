import { Link } from '@tanstack/react-router';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import meter from '#platform/web/page/meter.module.css';
import classes from './entry-completeness.module.css';

export interface CompletenessProps {
  /** In percent; null where nothing is required. */
  readonly percent: number | null;
  /** What the worklist is narrowed to. */
  readonly within: {
    readonly company?: string;
    readonly module?: string;
    readonly feature?: string;
  };
  /** What is more or less complete. */
  readonly name: string;
  readonly tabIndex?: number;
}

/** How much of what is required is there, and the way to what is missing. */
export function Completeness({ percent, within, name, tabIndex }: CompletenessProps) {
  const t = useTexts(texts);
  if (percent === null) return null;
  return (
    <Link
      to="/air/worklist"
      search={within}
      tabIndex={tabIndex}
      className={classes.link}
      aria-label={t('worklist.open_of', { name, percent })}
      title={t('worklist.rule')}
    >
      <meter
        className={`${meter.meter} ${classes.meter}`}
        min={0}
        max={100}
        value={percent}
        aria-hidden
      />
      {t('worklist.percent', { percent })}
    </Link>
  );
}
