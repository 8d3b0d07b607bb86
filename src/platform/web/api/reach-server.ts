/** Who waits for longer has no signal that is of use. */
const PATIENCE_MS = 4_000;

/**
 * Whether the server answers this page, whatever it answers. `navigator.onLine` does not say: a device may have a
 * network that leads nowhere, and Chrome takes a moment to notice that there is none.
 */
export async function reachServer(): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch('/login', { method: 'HEAD', signal }).catch(() => undefined);
  return answer !== undefined;
}
