import { describe, expect, it } from 'vitest';
import { chooseTarget } from './choose-target-index.ts';
import type { GenerationRow } from './index-generations.tables.ts';

const row = (number: number, state: GenerationRow['state'], settings = 'new'): GenerationRow => ({
  company_id: 1,
  agent_id: 'agent',
  number,
  state,
  embedding_model: 'model',
  chunk_size: 500,
  chunk_overlap: 50,
  settings,
  comparison: null,
  begun_at: new Date(0).toISOString(),
  live_since: null,
});
const live = row(0, 'live', 'old');
const state = { live, isEmpty: false, others: [], wanted: 'new', onlyChosen: false };

describe('the index that a run brings up to date', () => {
  it('is the live one while its settings are those of the agent', () => {
    const building = row(1, 'building', 'other');
    expect(chooseTarget({ ...state, wanted: 'old', others: [building, row(2, 'kept')] })).toEqual({
      kind: 'live',
      drop: [building],
    });
  });

  it('is a new one beside it when the settings have changed, or the one begun with these', () => {
    expect(chooseTarget(state)).toEqual({ kind: 'beside', resumed: undefined, drop: [] });
    const [begun, other] = [row(1, 'building'), row(2, 'building', 'other')];
    expect(chooseTarget({ ...state, others: [begun, other] })).toEqual({
      kind: 'beside',
      resumed: begun,
      drop: [other],
    });
  });

  it('is the live one while the new one waits for a person, and for chosen files', () => {
    expect(chooseTarget({ ...state, others: [row(1, 'ready')] }).kind).toBe('live');
    expect(chooseTarget({ ...state, onlyChosen: true }).kind).toBe('live');
  });

  it('is the empty one, which takes the new settings itself, and the first where there is none', () => {
    expect(chooseTarget({ ...state, isEmpty: true }).kind).toBe('begin');
    expect(chooseTarget({ ...state, live: undefined }).kind).toBe('begin');
  });
});
