import { failureOf } from '#platform/web/feedback/failure.ts';

/** What is said beside something that failed: what it was, and why. Nothing while nothing failed. */
export function failureText(heading: string, error: Error | null): string | undefined {
  return error === null ? undefined : `${heading} · ${failureOf(error).message}`;
}
