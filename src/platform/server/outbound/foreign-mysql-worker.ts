import { createConnection } from 'mysql2';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { checkServerIdentity, TLSSocket } from 'node:tls';
import type { OpenedAddress } from './foreign-database.ts';
import { ForeignDatabaseError, foreignFailureOf } from './foreign-failure.ts';
import { answerStatements } from './foreign-worker.ts';
import { limitMessages, mysqlFraming } from './limit-messages.ts';
import { encryptionOf } from './server-proof.ts';

// The library writes a line for each packet out of order: a server could fill the log with them.
Object.assign(console, { error: () => undefined, warn: () => undefined });

await answerStatements(async (address) => {
  const ssl = encryptionOf(address);
  const client = createConnection({
    stream: connect(address.port, address.openedHost),
    host: bareHost(address),
    user: address.username,
    password: address.password,
    database: address.database,
    ...(ssl === false ? {} : { ssl: { rejectUnauthorized: ssl.rejectUnauthorized, ca: ssl.ca } }),
    connectTimeout: address.connectWithinMs,
    // A server may ask for any file of the client's machine.
    flags: ['-LOCAL_FILES'],
    // Names of columns, which the server chooses, do not become part of a program.
    disableEval: true,
    connectAttributes: { program_name: 'backoffice catalogue' },
  });
  let broken: Error | undefined;
  client.on('error', (error: Error) => (broken ??= error));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its declarations leave both out
  const upgrading = client as unknown as Upgrading;
  if (ssl === false) limitMessages(upgrading.stream, mysqlFraming);
  else guardEncryption(upgrading, address);

  const run = (text: string, values: unknown[] = []) =>
    new Promise<readonly unknown[]>((resolve, reject) => {
      const statement = { sql: text, values, timeout: address.answerWithinMs };
      client.query(statement, (error, rows: unknown) => {
        if (error === null) resolve(Array.isArray(rows) ? rows : []);
        else reject(broken ?? error);
      });
    });
  try {
    await new Promise<void>((resolve, reject) => {
      client.connect((error) => (error === null ? resolve() : reject(error)));
    });
    await run('set session transaction isolation level repeatable read');
    await run('start transaction with consistent snapshot, read only');
  } catch (error) {
    client.destroy();
    throw error;
  }
  return { run, end: () => client.promise().end() };
});

interface Upgrading {
  readonly stream: Duplex;
  startTLS(onSecure: (error?: Error | null) => void): void;
}

/**
 * Limits what is sent encrypted, and has the server prove its identity before the password is sent: the
 * library does not compare certificates with addresses, and hides why a certificate is refused.
 */
function guardEncryption(client: Upgrading, address: OpenedAddress): void {
  const startTls = client.startTLS.bind(client);
  client.startTLS = (onSecure) => {
    startTls((refused) => {
      const error = refused ?? wrongIdentity(client.stream, address);
      onSecure(error && new ForeignDatabaseError(foreignFailureOf(error), error));
    });
    limitMessages(client.stream, mysqlFraming);
  };
}

function wrongIdentity(stream: Duplex, address: OpenedAddress): Error | undefined {
  if (address.encryption !== 'verified') return undefined;
  if (!(stream instanceof TLSSocket)) return new Error('The connection is not encrypted');
  return checkServerIdentity(bareHost(address), stream.getPeerCertificate());
}

function bareHost({ host }: OpenedAddress): string {
  return host.replace(/^\[|\]$/g, '');
}
