import { afterAll, expect, it, vi } from 'vitest';
import { agentsTh } from '#modules/agents/i18n/agents.th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { drawHook } from '#tests/support/web/draw.tsx';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from './texts.ts';

standInBrowser();
vi.stubGlobal('fetch', () =>
  Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })),
);
const { useDeleteAgent } = await import('./agents/agents.api.ts');
const { useDeleteFile, useDownloadFile, useUpdateFile } = await import('./files/files.api.ts');
const { useCancelSync } = await import('./sync-jobs/sync-jobs.api.ts');
const { useStartSync } = await import('./sync-jobs/use-start-sync.ts');
const { toastStore } = await import('#platform/web/feedback/toasts.ts');

afterAll(() => vi.unstubAllGlobals());

const id = '0197b5a0-0000-7000-8000-000000000000';
const { toasts } = agentsTh;

interface Action<Input> {
  readonly mutateAsync: (input: Input) => Promise<unknown>;
}

/** The heading of the toast after an answer that has no message. */
async function headingAfter<Input>(useAction: () => Action<Input>, input: Input) {
  const action = await drawHook(useAction, { texts: [texts] });
  await expect(action.mutateAsync(input)).rejects.toMatchObject({ localFailure: 'unreadable' });
  const shown = toastStore.all().at(-1);
  expect(shown?.message).toBe(platform.errors.unavailable);
  return shown?.heading;
}

it('what could not be done to an agent, a file or a sync is said although the answer has no message', async () => {
  const file = { id, file_id: id };
  const enable = { operation: 'set_enabled', payload: { enabled: true } } as const;
  expect([
    await headingAfter(useDeleteAgent, { id, confirm_name: 'ไร่' }),
    await headingAfter(useUpdateFile, { ...file, ...enable }),
    await headingAfter(useDeleteFile, file),
    await headingAfter(() => useDownloadFile(id), { id, filename: 'ราคา.pdf' }),
    await headingAfter(useStartSync, { id }),
    await headingAfter(useCancelSync, { id, job_id: id }),
  ]).toEqual([
    toasts.delete_failed,
    toasts.update_file_failed,
    toasts.delete_file_failed,
    toasts.download_failed,
    toasts.start_sync_failed,
    toasts.cancel_sync_failed,
  ]);
});
