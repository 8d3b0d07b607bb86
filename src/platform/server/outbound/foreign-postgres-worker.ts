import { Client } from 'pg';
import { answerStatements } from './foreign-worker.ts';
import { limitMessages, postgresFraming } from './limit-messages.ts';
import { encryptionOf } from './server-proof.ts';

await answerStatements(async (address) => {
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
  if (address.encryption === 'off') limitMessages(connection.stream, postgresFraming);
  // From here on the stream is the encrypted one.
  else connection.once('sslconnect', () => limitMessages(connection.stream, postgresFraming));

  try {
    await client.connect();
    await client.query(`set statement_timeout = ${address.answerWithinMs}`);
    await client.query('begin isolation level repeatable read read only');
  } catch (error) {
    connection.stream.destroy();
    throw broken ?? error;
  }
  return {
    run: (text, values) =>
      client.query<object>(text, values).then(
        ({ rows }) => rows,
        (error: unknown) => {
          throw broken ?? error;
        },
      ),
    end: () => client.end(),
  };
});
