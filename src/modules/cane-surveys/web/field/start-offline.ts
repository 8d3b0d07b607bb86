/** Lets this page start without a network. Browsers allow that only where it came over TLS or from this machine. */
export async function startOffline(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (workers === undefined || import.meta.env.DEV) return;
  await workers.register('/service-worker.js').catch(() => undefined);
  // Asks the browser not to clear drafts when it runs out of space.
  await navigator.storage.persist().catch(() => false);
}
