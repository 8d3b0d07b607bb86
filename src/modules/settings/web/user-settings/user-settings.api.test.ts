import { afterAll, expect, it, vi } from 'vitest';
import { th } from '#platform/contract/texts/th.ts';
import { drawHook } from '#tests/support/web/draw.tsx';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';

standInBrowser();
vi.stubGlobal('fetch', () =>
  Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })),
);
const { useSaveUserSettings } = await import('./user-settings.api.ts');
const { toastStore } = await import('#platform/web/feedback/toasts.ts');

afterAll(() => vi.unstubAllGlobals());

it('says that a setting could not be saved', async () => {
  const save = await drawHook(useSaveUserSettings);
  const before = toastStore.all().length;
  await expect(save.mutateAsync({ density: 'compact' })).rejects.toMatchObject({
    localFailure: 'unreadable',
  });
  expect(toastStore.all().slice(before)).toMatchObject([
    { kind: 'error', message: th.errors.unavailable },
  ]);
});
