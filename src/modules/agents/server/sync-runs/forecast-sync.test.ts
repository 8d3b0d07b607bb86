import { describe, expect, it } from 'vitest';
import { agentFileRow } from '../files/testing/agent-file-row.ts';
import { forecastSync } from './forecast-sync.ts';

const SETTINGS = 'letters/500/50';
const file = (id: string, changes: Parameters<typeof agentFileRow>[1] = {}) =>
  agentFileRow(id, { indexed_settings: SETTINGS, size_bytes: 1_000, chunks_count: 4, ...changes });
const fresh = { indexed_content_hash: null, indexed_settings: null, chunks_count: null } as const;

function forecast(
  toIndex: ReturnType<typeof file>[],
  others: ReturnType<typeof file>[] = [],
  experience = { chunks: 100, tookMs: 5_000 },
  sampled: { chunks: Record<string, number>; tookMs: number } = { chunks: {}, tookMs: 0 },
) {
  const plan = { toIndex, toRemove: ['gone'], unchanged: others.length, inError: 2 };
  return forecastSync(plan, {
    files: [...toIndex, ...others],
    settings: SETTINGS,
    experience,
    sampled: { ...sampled, chunks: new Map(Object.entries(sampled.chunks)) },
  });
}

describe('a forecast', () => {
  it('gives the reason why each planned file is indexed again', () => {
    const { changes, files, files_total, unchanged, removed } = forecast(
      [
        file('new', fresh),
        file('other', { content_hash: 'then' }),
        file('settings', { indexed_settings: 'letters/800/50' }),
        file('failed', { ...fresh, status: 'error', reason: 'damaged' }),
        file('lost'),
      ],
      [file('kept')],
    );
    expect(changes).toEqual({ added: 1, changed: 1, settings: 1, failed: 1, repaired: 1 });
    expect(files.map(({ change }) => change)).toEqual([
      'added',
      'changed',
      'settings',
      'failed',
      'repaired',
    ]);
    expect({ files_total, unchanged, removed }).toEqual({
      files_total: 5,
      unchanged: 1,
      removed: 1,
    });
  });

  it('expects chunks by size where content is new, and the same number where it is not', () => {
    const planned = [file('new', { ...fresh, size_bytes: 2_500 }), file('lost')];
    expect(forecast(planned, [file('kept')])).toMatchObject({ chunks: 14, estimated_ms: 700 });
  });

  it('expects nothing where there are no data', () => {
    expect(forecast([file('new', fresh)])).toMatchObject({ chunks: null, estimated_ms: null });
    const never = { chunks: 0, tookMs: 0 };
    expect(forecast([file('lost')], [], never)).toMatchObject({ chunks: 4, estimated_ms: null });
  });

  it('counts what was read, and estimates the rest by files of the same type', () => {
    const planned = ['a.pdf', 'b.pdf', 'c.txt'].map((filename) =>
      file(filename, { ...fresh, filename, size_bytes: 40_000 }),
    );
    const never = { chunks: 0, tookMs: 0 };
    const sampled = { chunks: { 'a.pdf': 2, 'c.txt': 60 }, tookMs: 62 };
    // 2 + 2 + 60 chunks, of which each took 1 ms to read, and takes 2 ms to index.
    expect(forecast(planned, [], never, sampled)).toMatchObject({ chunks: 64, estimated_ms: 192 });
  });

  it('expects no chunks of a file without text, and other chunks with other settings', () => {
    const sampled = { chunks: { scanned: 0, settings: 9 }, tookMs: 10 };
    const planned = [
      file('scanned', fresh),
      file('settings', { indexed_settings: 'letters/800/50' }),
    ];
    expect(forecast(planned, [], undefined, sampled)).toMatchObject({ chunks: 9 });
  });

  it('counts files that stay in error as such', () => {
    expect(forecast([], [file('kept')])).toMatchObject({ unchanged: 1, in_error: 2 });
  });

  it('lists a hundred files and counts them all', () => {
    const many = Array.from({ length: 120 }, (_, number) => file(`new-${number}`, fresh));
    const { files, files_total } = forecast(many);
    expect([files.length, files_total]).toEqual([100, 120]);
  });
});
