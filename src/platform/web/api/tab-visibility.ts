/** Long enough for a look at another tab. */
const GRACE_MILLISECONDS = 5_000;

/** Waits until somebody sees the tab, or until it is stopped. */
export async function whenSeen(stop: AbortSignal): Promise<void> {
  if (!document.hidden || stop.aborted) return;
  await new Promise<void>((resolve) => {
    const done = new AbortController();
    const end = () => {
      done.abort();
      resolve();
    };
    const { signal } = done;
    document.addEventListener('visibilitychange', () => document.hidden || end(), { signal });
    stop.addEventListener('abort', end, { signal });
  });
}

/** A signal that fires once nobody has seen the tab for some seconds; it looks until `stop`. */
export function whenHidden(stop: AbortSignal): AbortSignal {
  const hidden = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => hidden.abort(), GRACE_MILLISECONDS);
  };
  document.addEventListener('visibilitychange', look, { signal: stop });
  stop.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return hidden.signal;
}
