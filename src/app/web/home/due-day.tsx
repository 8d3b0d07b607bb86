import { IconAlertTriangle } from '@tabler/icons-react';
import { formatDate } from '#platform/web/i18n/formats.ts';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import classes from './home.module.css';

/** Everybody works in Thai time. */
const today = () => new Date().toLocaleDateString('sv', { timeZone: 'Asia/Bangkok' });

/** The day by which something is to be done, with a sign when that day is over. */
export function DueDay({ day }: { readonly day: string }) {
  const t = usePlatformTexts();
  const isOver = day < today();
  return (
    <time dateTime={day} className={classes.due} data-over={isOver || undefined}>
      {isOver && <IconAlertTriangle size={14} stroke={1.8} aria-hidden />}
      {t(isOver ? 'home.was_due' : 'home.due', { day: formatDate(day) })}
    </time>
  );
}
