import type { Page } from '@playwright/test';

/** All that the browser has stored for the web app, what outlives its pages, by database; the rest under no name. */
export function storedIn(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async () => {
    const others: unknown[] = [localStorage, sessionStorage].map((storage) =>
      Object.entries(storage),
    );
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      others.push(requests.map(({ url }) => url));
    }
    const stored: Record<string, string> = { '': JSON.stringify(others) };
    const answered = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('No database')));
      });
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await answered(indexedDB.open(name));
      const contents: unknown[] = [];
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        contents.push(await answered(all));
      }
      database.close();
      stored[name] = JSON.stringify(contents);
    }
    return stored;
  });
}
