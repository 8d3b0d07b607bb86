import type { Page } from '@playwright/test';

/** All that the browser has stored for the web app: what outlives its pages. */
export function storedIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stored: unknown[] = [localStorage, sessionStorage].map((storage) =>
      Object.entries(storage),
    );
    const answered = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('No database')));
      });
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await answered(indexedDB.open(name));
      const names = [...database.objectStoreNames];
      for (const store of names) {
        const all = database.transaction(store).objectStore(store).getAll();
        stored.push(await answered(all));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      stored.push(requests.map(({ url }) => url));
    }
    return JSON.stringify(stored);
  });
}
