import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';
import { defineListQuery, defineQuery } from './define-query.ts';
import { isTouchedBy } from './follow-changes.ts';

const id = z.string();
const common = { method: 'GET', access: 'member', summary: 'Farms' } as const;
const getFarm = defineRoute({
  ...common,
  path: '/v1/farms/:id',
  params: z.object({ id }),
  answers: { 200: z.object({ data: z.object({ id }) }) },
});
const listFields = defineRoute({
  ...common,
  path: '/v1/farms/:id/fields',
  params: z.object({ id }),
  query: z.object({ page: z.coerce.number() }),
  answers: { 200: z.object({ data: z.array(id), total: z.number() }) },
});

const farmQuery = defineQuery(getFarm, ['farm', 'detail'], { fresh: true, about: ['field'] });
const fieldsQuery = defineListQuery(listFields, ['field', 'list']);

describe('the query of a route', () => {
  it('has a key of its name, the parameters of the path, and its other input', () => {
    expect(farmQuery({ id: 'a' }).queryKey).toEqual(['farm', 'detail', 'a']);
    expect(fieldsQuery({ id: 'a', page: 2 }).queryKey).toEqual(['field', 'list', 'a', { page: 2 }]);
  });

  it('is outdated by a change of its record, of a list of its kind, and of what it depends on', () => {
    const change = { entity: 'farm', entity_id: 'a' };
    expect(isTouchedBy(farmQuery({ id: 'a' }), change)).toBe(true);
    expect(isTouchedBy(farmQuery({ id: 'b' }), change)).toBe(false);
    expect(isTouchedBy(farmQuery({ id: 'b' }), { entity: 'field', entity_id: 'z' })).toBe(true);
    expect(isTouchedBy(fieldsQuery({ id: 'b', page: 1 }), { ...change, entity: 'field' })).toBe(
      true,
    );
  });

  it('is neither cached nor stored where it must be fresh', () => {
    expect(farmQuery({ id: 'a' })).toMatchObject({
      staleTime: 0,
      gcTime: 0,
      meta: { persist: false },
    });
    expect(fieldsQuery({ id: 'a', page: 1 })).not.toHaveProperty('staleTime');
  });
});
