import { describe, expect, it } from 'vitest';
import { addressOf } from './address.ts';

describe('an address', () => {
  it('has its parameters filled in and escaped', () => {
    expect(addressOf('/v1/agents/:id/files/:fileId', { params: { id: 'a/b', fileId: 7 } })).toBe(
      '/v1/agents/a%2Fb/files/7',
    );
  });

  it('leaves out missing values and repeats lists', () => {
    const query = { page: 1, search: '', owner: undefined, gone: null, status: ['a', 'b'] };
    expect(addressOf('/v1/agents', { query })).toBe('/v1/agents?page=1&status=a&status=b');
  });

  it('cannot be made when a parameter is missing', () => {
    expect(() => addressOf('/v1/agents/:id', {})).toThrow('id');
  });
});
