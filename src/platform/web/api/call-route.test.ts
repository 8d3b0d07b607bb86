import { describe, expect, it } from 'vitest';
import { splitInput, withoutEnvelope } from './call-route.ts';

const path = '/v1/farms/:farm_id/fields/:id';
const input = { farm_id: 'a', id: 7, name: 'ไร่', note: undefined };

describe('the input of a call', () => {
  it('is parameters where the path has them, and otherwise the query', () => {
    expect(splitInput({ path }, input)).toEqual({
      params: { farm_id: 'a', id: 7 },
      query: { name: 'ไร่', note: undefined },
    });
  });

  it('is the body where the route has one, as far as the browser knows the route', () => {
    expect(splitInput({ path, body: {} }, input)).toEqual({
      params: { farm_id: 'a', id: 7 },
      body: { name: 'ไร่', note: undefined },
    });
  });

  it('may be nothing', () => {
    expect(splitInput({ path: '/v1/farms' }, undefined)).toEqual({ params: {}, query: {} });
  });
});

describe('an answer', () => {
  it('comes without an envelope that adds nothing', () => {
    expect(withoutEnvelope({ success: true, data: [1], message: null })).toEqual([1]);
    expect(withoutEnvelope({ data: 'ไร่' })).toBe('ไร่');
  });

  it('keeps what the envelope has besides the data', () => {
    const page = { success: true, data: [1], message: null, total: 1 };
    expect(withoutEnvelope(page)).toBe(page);
    expect(withoutEnvelope({ name: 'ไร่' })).toEqual({ name: 'ไร่' });
    expect(withoutEnvelope(undefined)).toBeUndefined();
  });
});
