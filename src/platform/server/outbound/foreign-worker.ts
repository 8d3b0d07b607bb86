import { parentPort, workerData } from 'node:worker_threads';
import type { FromWorker, OpenedAddress, ToWorker } from './foreign-database.ts';
import { foreignFailureOf } from './foreign-failure.ts';

/** A connection to another database, in a transaction that only reads. */
export interface ForeignConnection {
  run(text: string, values: unknown[]): Promise<readonly unknown[]>;
  end(): Promise<unknown>;
}

/**
 * Answers the statements of the application on another database until it wants no more. What the server sends
 * is read in a worker, so that no answer, however large, takes the application's memory.
 */
export async function answerStatements(
  open: (address: OpenedAddress) => Promise<ForeignConnection>,
): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('This program is a worker');
  const answer = (message: FromWorker) => port.postMessage(message);
  const fail = (error: unknown) =>
    answer({
      failure: foreignFailureOf(error),
      reason: error instanceof Error ? error.message : String(error),
    });
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- given by foreign-database.ts
    const connection = await open(workerData as OpenedAddress);
    port.on('message', (message: ToWorker) => {
      if (message === 'end') {
        void connection.end().finally(() => port.close());
        return;
      }
      connection.run(message.text, message.values).then((rows) => answer({ rows }), fail);
    });
    answer('ready');
  } catch (error) {
    fail(error);
  }
}
