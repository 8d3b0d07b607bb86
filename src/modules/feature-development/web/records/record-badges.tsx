import { IconAlertTriangle } from '@tabler/icons-react';
import { useNow } from '#platform/web/feedback/use-now.ts';
import { formatDate } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import { isOverdue } from './overdue.ts';
import classes from './records.module.css';

export function Progress({ percent }: { readonly percent: number }) {
  const t = useTexts(texts);
  return (
    <span className={classes.progress}>
      <span className={classes.track} aria-hidden>
        <span style={{ width: `${percent}%` }} data-done={percent >= 100 || undefined} />
      </span>
      {t('lists.percent', { percent: percent.toFixed(2) })}
    </span>
  );
}

/** A day on which something is due; red once it has passed in Bangkok with work left to do. */
export function DueDate({
  date,
  progress,
}: {
  readonly date: string | null;
  readonly progress: number;
}) {
  const t = useTexts(texts);
  const now = useNow(60_000);
  if (date === null) return null;
  if (!isOverdue({ date, progress }, now)) return <time dateTime={date}>{formatDate(date)}</time>;
  return (
    <time dateTime={date} className={classes.overdue} title={t('lists.overdue')}>
      <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
      {formatDate(date)}
      <span className={text.visuallyHidden}>{t('lists.overdue')}</span>
    </time>
  );
}
