import { formatExactTime, formatRelative } from '../i18n/formats.ts';
import { useNow } from './use-now.ts';

/** How long ago something happened, with the exact time on hover. */
export function TimeAgo({ at }: { readonly at: string }) {
  const now = useNow(30_000);
  return (
    <time dateTime={at} title={formatExactTime(at)}>
      {formatRelative(at, now)}
    </time>
  );
}
