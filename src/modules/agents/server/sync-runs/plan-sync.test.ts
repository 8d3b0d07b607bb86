import { describe, expect, it } from 'vitest';
import type { AgentFileRow } from '../files/files.queries.ts';
import { agentFileRow } from '../files/testing/agent-file-row.ts';
import { planSync } from './plan-sync.ts';

const SETTINGS = 'letters/500/50';

const file = (id: string, changes: Partial<AgentFileRow> = {}) =>
  agentFileRow(id, { indexed_settings: SETTINGS, ...changes });

const held = (fileId: string, chunks = 3) => ({ fileId, chunks, modelId: 'letters' });

function plan(files: AgentFileRow[], indexed = files.map(({ id }) => held(id))) {
  const { toIndex, ...rest } = planSync({
    files,
    indexed,
    settings: SETTINGS,
    jobId: 'this',
    only: null,
  });
  return { toIndex: toIndex.map(({ id }) => id), ...rest };
}

describe('a plan', () => {
  it('leaves alone what is indexed in its current version', () => {
    expect(plan([file('a'), file('b')])).toEqual({
      toIndex: [],
      toRemove: [],
      unchanged: 2,
      inError: 0,
    });
  });

  it.each([
    ['is new', { indexed_content_hash: null, indexed_settings: null, chunks_count: null }],
    ['has another content', { content_hash: 'then' }],
    ['was indexed with other settings', { indexed_settings: 'letters/800/50' }],
    ['was not read in time', { status: 'error', reason: 'too_slow' }],
    ['the embedding service refused', { status: 'error', reason: 'embedding_refused' }],
    ['was in hand when a worker died', { status: 'processing' }],
  ] as const)('takes a file that %s', (_what, changes) => {
    expect(plan([file('a', changes), file('b')])).toMatchObject({ toIndex: ['a'], unchanged: 1 });
  });

  it('leaves alone what cannot be read as long as its content is the same, unless requested', () => {
    const damaged = file('a', { status: 'error', reason: 'damaged', chunks_count: null });
    expect(plan([damaged, file('b')], [held('b')])).toMatchObject({
      toIndex: [],
      unchanged: 1,
      inError: 1,
    });
    const retried = planSync({
      files: [damaged],
      indexed: [],
      settings: SETTINGS,
      jobId: 'this',
      only: ['a'],
    });
    expect(retried.toIndex).toEqual([damaged]);
  });

  it('repairs what is missing or incomplete in the index, whatever the records say', () => {
    expect(plan([file('a'), file('b'), file('c')], [held('b', 2), held('c')])).toEqual({
      toIndex: ['a', 'b'],
      toRemove: [],
      unchanged: 1,
      inError: 0,
    });
  });

  it('removes from the index what is no longer a file', () => {
    expect(plan([file('a')], [held('a'), held('gone')])).toMatchObject({ toRemove: ['gone'] });
  });

  it('leaves alone what the same run processed before it was interrupted', () => {
    const failed = file('a', { status: 'error', reason: 'empty', last_sync_job_id: 'this' });
    expect(plan([failed, file('b', { content_hash: 'then' })])).toEqual({
      toIndex: ['b'],
      toRemove: [],
      unchanged: 0,
      inError: 0,
    });
  });
});
