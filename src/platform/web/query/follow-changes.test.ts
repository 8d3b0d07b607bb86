import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { forgetTouched, isRecordOf, isTouchedBy } from './follow-changes.ts';
import { soon } from '#tests/support/soon.ts';

const change = { entity: 'sync_job', entity_id: '7' };
const touched = (queryKey: readonly unknown[], meta?: Record<string, unknown>) =>
  isTouchedBy({ queryKey, meta }, change);

describe('a change made by others', () => {
  it('makes every list of its kind stale, and only the single records it concerns', () => {
    expect(touched(['sync_job', 'list', { page: 2 }])).toBe(true);
    expect(touched(['sync_job', 'detail', '7'])).toBe(true);
    expect(touched(['sync_job', 'detail', '8'])).toBe(false);
    expect(touched(['agent', 'list'])).toBe(false);
  });

  it('concerns a record with all its parts, which must not differ on a screen', () => {
    expect(isRecordOf({ queryKey: ['sync_job', 'detail', '7'] }, change)).toBe(true);
    expect(isRecordOf({ queryKey: ['sync_job', 'files', '7', { page: 2 }] }, change)).toBe(true);
    expect(isRecordOf({ queryKey: ['sync_job', 'files', '8'] }, change)).toBe(false);
    expect(isRecordOf({ queryKey: ['sync_job', 'list', { page: 2 }] }, change)).toBe(false);
  });

  it('makes queries stale that declare to be about this kind too', () => {
    expect(touched(['agent', 'list'], { about: ['sync_job'] })).toBe(true);
    expect(touched(['agent', 'detail', '8'], { about: ['agent_file'] })).toBe(false);
  });

  it('does not restart a screen that reports a missing record', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('not found')));
    const observer = new QueryObserver(client, { queryKey: ['sync_job', 'detail', '7'], queryFn });
    const stop = observer.subscribe(() => undefined);
    await forgetTouched(client, [change]);
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true), soon);
    await forgetTouched(client, [change]);
    expect(observer.getCurrentResult().isError).toBe(true);
    expect(queryFn).toHaveBeenCalledTimes(1);
    stop();
    client.clear();
  });
});
