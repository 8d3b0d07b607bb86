import { expect, it } from 'vitest';
import { DirectoryInUseError } from '#platform/server/database/directory-lock.ts';
import { explainFailedStart } from './explain-failed-start.ts';

const config = { DATA_DIR: '/srv/backoffice' };
const onFullDisk =
  'Backoffice could not start: the disk that holds /srv/backoffice is full. Free some space and start again.';

it.each([
  ['a file of its own', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['the lock of its data', Object.assign(new Error('full'), { errcode: 13 })],
  ['its embedded database', Object.assign(new Error('FS error'), { errno: 51 })],
  ['a migration', new Error('Failed query', { cause: { code: '53100' } })],
])('a start that cannot write %s says in one sentence that the disk is full', (_what, failure) => {
  expect(explainFailedStart(failure, config)).toBe(onFullDisk);
});

it('a start on data that are in use says so', () => {
  const failure = new DirectoryInUseError('/srv/backoffice');
  expect(explainFailedStart(failure, config)).toBe(failure.message);
});

it('what nobody foresaw is not explained but logged whole', () => {
  expect(explainFailedStart(new Error('unforeseen'), config)).toBeUndefined();
});
