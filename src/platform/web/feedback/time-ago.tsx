import { formatExactTime, formatRelative } from '../i18n/formats.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { useNow } from './use-now.ts';

const MINUTE_MS = 60_000;

/** How long ago something happened, with the exact time on hover. */
export function TimeAgo({ at }: { readonly at: string }) {
  const t = usePlatformTexts();
  // The clock is up to half a minute late, or more where the page was in the background.
  const now = Math.max(useNow(30_000), Date.parse(at));
  return (
    <time dateTime={at} title={formatExactTime(at)}>
      {now - Date.parse(at) < MINUTE_MS ? t('date.just_now') : formatRelative(at, now)}
    </time>
  );
}
