import { expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { failureOf, refusalsOf } from './failure.ts';

const failure = (status: number) => failureOf(new ApiError({ status, code: 'test' }));

it.each([0, 408, 409, 425, 429, 500, 502, 503])('after %s another attempt may help', (status) => {
  expect(failure(status).retryHelps).toBe(true);
});

it.each([400, 401, 403, 404, 413, 415, 422])(
  'what was refused with %s is refused again',
  (status) => {
    expect(failure(status).retryHelps).toBe(false);
  },
);

it('a call without a form says what is wrong, each thing once', () => {
  const fields = [
    { path: 'plotIds', code: 'a', message: 'Choose a plot' },
    { path: 'cropIds.0', code: 'b', message: 'Choose a crop' },
    { path: 'cropIds.1', code: 'b', message: 'Choose a crop' },
  ];
  const refused = new ApiError({ status: 400, code: 'validation_failed', fields });
  expect(refusalsOf(refused)).toBe('Choose a plot · Choose a crop');
  expect(refusalsOf(new ApiError({ status: 400, code: 'test' }))).toBeUndefined();
});

it('of what nobody foresaw nobody knows, so it may be tried again', () => {
  expect(failureOf(new Error('unforeseen')).retryHelps).toBe(true);
});
