import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterUpload,
  byUrgency,
  countUnsettled,
  hasAllSucceeded,
  isUploading,
  nextUploads,
  type UploadEvent,
  type UploadQueue,
} from './upload-queue.ts';

const file = new File(['x'], 'ราคา.md');
const added = (...ids: number[]): UploadEvent => ({
  type: 'added',
  files: ids.map((id) => ({ id, file })),
});
const after = (...events: UploadEvent[]) =>
  events.reduce<UploadQueue>((queue, event) => afterUpload(queue, event), []);
const statuses = (queue: UploadQueue) => queue.map(({ status }) => status);

describe('the upload queue', () => {
  it('takes a file from waiting over travelling to done', () => {
    const travelling = after(
      added(1),
      { type: 'started', id: 1 },
      { type: 'progressed', id: 1, share: 0.4 },
    );
    expect(travelling).toMatchObject([{ status: 'uploading', share: 0.4 }]);
    expect(afterUpload(travelling, { type: 'succeeded', id: 1 })).toMatchObject([
      { status: 'success', share: 1 },
    ]);
  });

  it('keeps why a file failed until it is tried again', () => {
    const failed = after(
      added(1),
      { type: 'started', id: 1 },
      { type: 'failed', id: 1, problem: 'เต็ม' },
    );
    expect(failed).toMatchObject([{ status: 'failed', problem: 'เต็ม' }]);
    const [again] = afterUpload(failed, { type: 'retried', id: 1 });
    expect(again?.status).toBe('pending');
    expect(again?.problem).toBeUndefined();
  });

  it('waits for a person when the name is taken, and then takes its place', () => {
    const clash = after(added(1), { type: 'started', id: 1 }, { type: 'clashed', id: 1 });
    expect(nextUploads(clash)).toEqual([]);
    expect(afterUpload(clash, { type: 'replaced', id: 1 })).toMatchObject([
      { status: 'pending', replace: true },
    ]);
  });

  it('never sends what was refused before it was sent', () => {
    const refused = after({
      type: 'added',
      files: [{ id: 1, file, refusal: { code: 'file_too_large' } }],
    });
    expect(statuses(refused)).toEqual(['failed']);
    expect(statuses(afterUpload(refused, { type: 'retried', id: 1 }))).toEqual(['failed']);
  });

  it('does not send again what the server does not want', () => {
    const unwanted = after(
      added(1),
      { type: 'started', id: 1 },
      { type: 'failed', id: 1, problem: 'เสียหาย', unwanted: true },
    );
    expect(statuses(afterUpload(unwanted, { type: 'retried', id: 1 }))).toEqual(['failed']);
  });

  it('clears what has arrived and keeps the rest', () => {
    const queue = after(added(1, 2), { type: 'started', id: 1 }, { type: 'succeeded', id: 1 });
    expect(hasAllSucceeded(queue)).toBe(false);
    expect(afterUpload(queue, { type: 'cleared' }).map(({ id }) => id)).toEqual([2]);
  });

  it('shows what needs somebody before what travels, waits and has arrived, however long it is', () => {
    const queue = after(
      added(1, 2, 3, 4, 5),
      { type: 'started', id: 1 },
      { type: 'succeeded', id: 1 },
      { type: 'started', id: 3 },
      { type: 'started', id: 4 },
      { type: 'failed', id: 4, problem: 'เสียหาย' },
      { type: 'started', id: 5 },
      { type: 'clashed', id: 5 },
    );
    expect(byUrgency(queue).map((item) => item.id)).toEqual([4, 5, 3, 2, 1]);
    expect(countUnsettled(queue)).toBe(2);
  });

  it('has not succeeded as long as it is empty', () => {
    expect(hasAllSucceeded([])).toBe(false);
  });
});

const id = fc.integer({ min: 1, max: 6 });
const anyEvent: fc.Arbitrary<UploadEvent> = fc.oneof(
  fc.record({
    type: fc.constantFrom('started', 'succeeded', 'clashed', 'retried', 'replaced', 'removed'),
    id,
  }),
  fc.record({ type: fc.constant('progressed' as const), id, share: fc.double({ noNaN: true }) }),
  fc.record({ type: fc.constant('failed' as const), id, problem: fc.string() }),
  fc.constant({ type: 'cleared' as const }),
);

describe('whatever happens, in whatever order', () => {
  it('shares stay between 0 and 1, only a clash is replaced, and late news change nothing', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        let queue = after(added(1, 2, 3, 4, 5, 6));
        for (const event of events) {
          const before = queue;
          queue = afterUpload(queue, event);
          for (const item of queue) {
            const was = before.find((one) => one.id === item.id);
            expect(item.share).toBeGreaterThanOrEqual(0);
            expect(item.share).toBeLessThanOrEqual(1);
            const changed = item.status !== was?.status;
            expect(was?.status === 'success' && item !== was).toBe(false);
            expect(changed && item.status === 'success' && was?.status !== 'uploading').toBe(false);
            expect(item.replace !== was?.replace && was?.status !== 'clash').toBe(false);
          }
        }
      }),
    );
  });

  it('never more than three travel when those that may start do, and nobody waits for nothing', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        let queue = after(added(1, 2, 3, 4, 5, 6));
        const pump = () => {
          for (const next of nextUploads(queue)) {
            queue = afterUpload(queue, { type: 'started', id: next.id });
          }
        };
        pump();
        for (const event of events.filter(({ type }) => type !== 'started')) {
          queue = afterUpload(queue, event);
          pump();
          const travelling = statuses(queue).filter((status) => status === 'uploading').length;
          const waiting = statuses(queue).filter((status) => status === 'pending').length;
          expect(travelling).toBeLessThanOrEqual(3);
          expect(waiting > 0 && travelling < 3).toBe(false);
          expect(isUploading(queue)).toBe(travelling + waiting > 0);
        }
      }),
    );
  });
});
