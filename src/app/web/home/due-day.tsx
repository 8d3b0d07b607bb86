import { IconAlertTriangle } from '@tabler/icons-react';
import { formatDate, formatDaysFromNow } from '#platform/web/i18n/formats.ts';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { today } from './today.ts';
import classes from './home.module.css';

const DAY_MS = 86_400_000;
/** Further away, the date says more. */
const NEAR_DAYS = 14;

/** The day by which something is to be done, how near it is, and a sign when it is over. */
export function DueDay({ day }: { readonly day: string }) {
  const t = usePlatformTexts();
  const days = (Date.parse(day) - Date.parse(today())) / DAY_MS;
  const isOver = days < 0;
  return (
    <time dateTime={day} className={classes.due} data-over={isOver || undefined}>
      {isOver && <IconAlertTriangle size={14} stroke={1.8} aria-hidden />}
      {t(isOver ? 'home.was_due' : 'home.due', { day: formatDate(day) })}
      {Math.abs(days) <= NEAR_DAYS && ` · ${formatDaysFromNow(days)}`}
    </time>
  );
}
