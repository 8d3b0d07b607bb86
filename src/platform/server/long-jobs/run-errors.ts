/** The run no longer belongs to this worker: it has ended, another worker has claimed it, or it was deleted. */
export class RunLostError extends Error {
  override readonly name: string = 'RunLostError';

  constructor(message = 'The run has ended or belongs to another worker') {
    super(message);
  }
}

/** The run was cancelled, or the record it works for was deleted. */
export class RunCancelledError extends Error {
  override readonly name = 'RunCancelledError';

  constructor() {
    super('The run was cancelled');
  }
}

/** Whether an error means that the run itself is over. */
export function endsRun(error: unknown): error is RunLostError | RunCancelledError {
  return error instanceof RunLostError || error instanceof RunCancelledError;
}
