import { vi } from 'vitest';

/** As much of a browser as screens use while they are drawn once, without anything to look at. */
export function standInBrowser(): void {
  const storage = () => {
    const items = new Map<string, string>();
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
  };
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('addEventListener', listening.addEventListener);
  vi.stubGlobal('removeEventListener', listening.removeEventListener);
  const page = { origin: 'http://localhost', scrollTo: () => undefined, ...listening };
  vi.stubGlobal('self', page);
  vi.stubGlobal('window', page);
  vi.stubGlobal('matchMedia', () => ({ matches: false, ...listening }));
  vi.stubGlobal('document', {
    documentElement: { lang: 'th', dataset: {} },
    cookie: '',
    ...listening,
  });
}
