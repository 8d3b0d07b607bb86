import { parentPort, workerData } from 'node:worker_threads';
import { Client } from 'pg';
import type { FromWorker, OpenedAddress, ToWorker } from './foreign-postgres.ts';
import { foreignFailureOf } from './foreign-failure.ts';
import { limitMessages } from './limit-messages.ts';
import { encryptionOf } from './server-proof.ts';

// What the server sends is read here, so that no answer, however large, takes the application's memory.

const port = parentPort;
if (port === null) throw new Error('This program is a worker');
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- given by foreign-postgres.ts
const address = workerData as OpenedAddress;
const answer = (message: FromWorker) => port.postMessage(message);
const fail = (error: unknown) =>
  answer({
    failure: foreignFailureOf(error),
    reason: error instanceof Error ? error.message : String(error),
  });

const client = new Client({
  host: address.openedHost,
  port: address.port,
  database: address.database,
  user: address.username,
  password: address.password,
  ssl: encryptionOf(address),
  connectionTimeoutMillis: address.connectWithinMs,
  query_timeout: address.answerWithinMs,
  application_name: 'backoffice catalogue',
});
let broken: unknown;
// Reported by the query that fails with it; the first one is the reason for those that follow.
client.on('error', (error) => (broken ??= error));
const { connection } = client;
if (address.encryption === 'off') limitMessages(connection.stream);
// From here on the stream is the encrypted one.
else connection.once('sslconnect', () => limitMessages(connection.stream));

try {
  await client.connect();
  await client.query(`set statement_timeout = ${address.answerWithinMs}`);
  await client.query('begin isolation level repeatable read read only');
  port.on('message', (message: ToWorker) => {
    if (message === 'end') {
      void client.end().finally(() => port.close());
      return;
    }
    client.query(message.text, message.values).then(
      ({ rows }) => answer({ rows }),
      (error: unknown) => fail(broken ?? error),
    );
  });
  answer('ready');
} catch (error) {
  fail(broken ?? error);
  connection.stream.destroy();
}
