import { RunLostError } from '#platform/server/long-jobs/run-errors.ts';

/** The file, or its agent, was deleted while it was being indexed. */
export class FileGoneError extends Error {
  override readonly name = 'FileGoneError';

  constructor(fileId: string, options?: ErrorOptions) {
    super(`The file ${fileId} is gone`, options);
  }
}

/** Another worker of the run wrote the same file meanwhile and removed what this one had written. */
export class SupersededError extends RunLostError {
  override readonly name = 'SupersededError';

  constructor(fileId: string) {
    super(`Another run has indexed the file ${fileId} meanwhile`);
  }
}
