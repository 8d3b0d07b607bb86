import { formatExactTime, formatRelative } from '../i18n/formats.ts';
import { useNow } from './use-now.ts';

/** How long ago something happened, with the exact time on hover. */
export function TimeAgo({ at }: { readonly at: string }) {
  // The clock is up to half a minute late, or more where the page was in the background.
  const now = Math.max(useNow(30_000), Date.parse(at));
  return (
    <time dateTime={at} title={formatExactTime(at)}>
      {formatRelative(at, now)}
    </time>
  );
}
