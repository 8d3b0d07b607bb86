/** What may be sent at once after a quiet time, as a share of a minute's limit. */
const BURST = 1 / 6;
const MINUTE_MS = 60_000;

interface Limit {
  readonly per_minute: number;
  readonly used_until: string | null;
}

/**
 * How many messages a channel may send now, and until when its limit is used up once they are sent: each
 * takes its share of a minute, and a quiet time is saved up to a few seconds.
 */
export function allowance({ per_minute, used_until }: Limit, now: Date) {
  const each = MINUTE_MS / per_minute;
  const burst = Math.max(each, MINUTE_MS * BURST);
  const saved = now.getTime() - burst;
  const used = Math.max(saved, used_until === null ? saved : Date.parse(used_until));
  return {
    free: Math.max(0, Math.floor((now.getTime() - used) / each)),
    usedUntil: (sent: number) => new Date(used + sent * each),
  };
}
