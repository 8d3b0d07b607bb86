// @ts-nocheck -- its globals are those of a service worker, which types of pages do not know
/* oxlint-disable -- rules for pages know neither its types nor that fetching is its work */
/*
 * Lets the page for the field start without a network. It keeps files of the application alone, which the build
 * lists below: never an answer of the API, and no other page. What is not listed is none of its business.
 */
const FILES = __FILES__;
const PAGE = '/cane-surveys/field';
const SHELL = `shell ${__VERSION__}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll([PAGE, ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname !== PAGE && !FILES.includes(pathname)) return;
  const isHashed = pathname.startsWith('/assets/');
  event.respondWith(isHashed ? keptFirst(pathname, request) : networkFirst(pathname, request));
});

async function keptFirst(pathname, request) {
  return (await caches.match(pathname)) ?? fetch(request);
}

async function networkFirst(pathname, request) {
  try {
    return await fetch(request);
  } catch (failure) {
    const kept = await caches.match(pathname);
    if (kept === undefined) throw failure;
    return kept;
  }
}
