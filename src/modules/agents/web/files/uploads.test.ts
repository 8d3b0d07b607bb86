import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUploads, type Outcome } from './uploads.ts';
import type { UploadItem } from './upload-queue.ts';

interface Sent {
  readonly item: UploadItem;
  readonly signal: AbortSignal;
  readonly end: (outcome: Outcome) => void;
}

function uploadsAtWork() {
  const sent: Sent[] = [];
  let reports = 0;
  const uploads = createUploads({
    send: (item, { signal }) =>
      new Promise((end) => {
        sent.push({ item, signal, end });
      }),
    onAllSucceeded: () => {
      reports += 1;
    },
  });
  return { uploads, sent, reports: () => reports };
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name));
const untilIdle = () => vi.advanceTimersByTimeAsync(0);

describe('uploads at work', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('sends three at a time, each file once, in order', async () => {
    const { uploads, sent } = uploadsAtWork();
    uploads.add(files('1.md', '2.md', '3.md', '4.md', '5.md'));
    expect(sent.map(({ item }) => item.file.name)).toEqual(['1.md', '2.md', '3.md']);
    sent[1]?.end({ type: 'succeeded' });
    await untilIdle();
    expect(sent.map(({ item }) => item.file.name)).toEqual(['1.md', '2.md', '3.md', '4.md']);
  });

  it('says once that all have arrived, and clears the queue three seconds later', async () => {
    const { uploads, sent, reports } = uploadsAtWork();
    uploads.add(files('1.md', '2.md'));
    for (const { end } of sent) end({ type: 'succeeded' });
    await untilIdle();
    expect(reports()).toBe(1);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(uploads.queue()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(uploads.queue()).toEqual([]);
  });

  it('keeps the queue when another file comes before it was cleared', async () => {
    const { uploads, sent } = uploadsAtWork();
    uploads.add(files('1.md'));
    sent[0]?.end({ type: 'succeeded' });
    await untilIdle();
    uploads.add(files('2.md'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(uploads.queue().map(({ status }) => status)).toEqual(['success', 'uploading']);
  });

  it('does not send what no agent takes, and says which rule it breaks', () => {
    const { uploads, sent } = uploadsAtWork();
    uploads.add(files('virus.exe'));
    expect(sent).toEqual([]);
    expect(uploads.queue()).toMatchObject([
      { status: 'failed', refusal: { code: 'file_type_not_allowed', extension: 'exe' } },
    ]);
  });

  it('stops a file that is taken out, and lets the next one go', async () => {
    const { uploads, sent } = uploadsAtWork();
    uploads.add(files('1.md', '2.md', '3.md', '4.md'));
    uploads.remove(1);
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(sent.at(-1)?.item.file.name).toBe('4.md');
    sent[0]?.end({ type: 'failed', problem: '' });
    await untilIdle();
    expect(uploads.queue().map(({ id }) => id)).toEqual([2, 3, 4]);
  });

  it('stops everything when the screen is left', () => {
    const { uploads, sent } = uploadsAtWork();
    uploads.add(files('1.md', '2.md', '3.md', '4.md'));
    uploads.stop();
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
    expect(uploads.isUploading()).toBe(false);
  });
});
