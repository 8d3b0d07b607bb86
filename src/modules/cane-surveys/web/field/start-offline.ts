/**
 * Lets this page start without a network. Browsers allow that only where it came over TLS or from this machine.
 * `onUpdate` is called when a newer version of the application has replaced the one that is open.
 */
export async function startOffline(onUpdate: () => void): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (workers === undefined || import.meta.env.DEV) return;
  // On the first visit a worker takes over as well, of the version that is open.
  if (workers.controller !== null) workers.addEventListener('controllerchange', onUpdate);
  const worker = await workers.register('/service-worker.js').catch(() => undefined);
  // An installed page stays open for days, in which browsers look for another version by themselves at most once.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void worker?.update().catch(() => undefined);
  });
  // Asks the browser not to clear drafts when it runs out of space.
  await navigator.storage.persist().catch(() => false);
}
