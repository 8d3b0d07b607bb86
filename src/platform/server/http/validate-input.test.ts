import { expect, it } from 'vitest';
import { z } from 'zod';
import { calendarDay, instant } from '#platform/contract/ids.ts';
import { createInputValidator } from './validate-input.ts';

const validate = createInputValidator({
  schema: z.strictObject({
    name: z.string().max(5).optional(),
    names: z.array(z.string()).max(5).optional(),
    day: calendarDay.optional(),
    at: instant.optional(),
  }),
  httpPart: 'body',
});

it('refuses values that cannot be written as text, at their place', () => {
  const hostile = { length: { toString: null } };
  expect(validate({ name: hostile }).error?.fields).toEqual([
    { path: 'name.length.toString', code: 'platform:validation.unknown_field' },
  ]);
  expect(validate({ names: hostile }).error?.fields).toMatchObject([
    { path: 'names.length.toString' },
  ]);
});

it('refuses the year before 1, which the database does not have', () => {
  const year = (text: string) =>
    validate({ day: `${text}-01-01`, at: `${text}-01-01T00:00:00Z` }).error?.fields;
  expect(year('0000')).toEqual([
    { path: 'day', code: 'platform:validation.wrong_format' },
    { path: 'at', code: 'platform:validation.wrong_format' },
  ]);
  expect(year('0001')).toBeUndefined();
});
