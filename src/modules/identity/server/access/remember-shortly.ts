/** Less than the second within which a revoked permission must stop working. */
const REMEMBER_MS = 800;
const MOST_ENTRIES = 10_000;

/**
 * Fetches once for all calls that need the same answer within a moment. Time is that of the machine, since
 * a clock that tests or people move must not extend a permission.
 */
export function rememberShortly<Value>(
  load: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const known = new Map<string, { until: number; answer: Promise<Value> }>();
  return (key) => {
    const now = performance.now();
    const found = known.get(key);
    if (found !== undefined && found.until > now) return found.answer;
    if (known.size >= MOST_ENTRIES) known.clear();
    const answer = load(key);
    known.set(key, { until: now + REMEMBER_MS, answer });
    answer.catch(() => known.delete(key));
    return answer;
  };
}
