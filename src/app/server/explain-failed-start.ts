import type { Config } from '#platform/server/config.ts';
import { DirectoryInUseError } from '#platform/server/database/directory-lock.ts';
import { isDiskFull } from '#platform/server/disk-full.ts';

/** Why the application could not start, in one sentence, where people can do something about it. */
export function explainFailedStart(
  failure: unknown,
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
): string | undefined {
  if (failure instanceof DirectoryInUseError) return failure.message;
  if (!isDiskFull(failure)) return undefined;
  return `Backoffice could not start: the disk that holds ${DATA_DIR} is full. Free some space and start again.`;
}
