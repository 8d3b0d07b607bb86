/** Less than the second within which a revoked permission must stop working. */
const REMEMBER_MS = 800;
const MOST_ENTRIES = 10_000;

interface Remembered<Value> {
  (key: string): Promise<Value>;
  /** Has everything fetched again. */
  forget(): void;
}

/**
 * Fetches once for all calls that need the same answer within a moment. Time is that of the machine, since
 * a clock that tests or people move must not extend a permission.
 */
export function rememberShortly<Value>(load: (key: string) => Promise<Value>): Remembered<Value> {
  const known = new Map<string, { until: number; answer: Promise<Value> }>();
  const recall = (key: string) => {
    const now = performance.now();
    const found = known.get(key);
    if (found !== undefined && found.until > now) return found.answer;
    if (known.size >= MOST_ENTRIES) known.clear();
    const answer = load(key);
    const entry = { until: now + REMEMBER_MS, answer };
    known.set(key, entry);
    answer.catch(() => known.get(key) === entry && known.delete(key));
    return answer;
  };
  return Object.assign(recall, { forget: () => known.clear() });
}
