import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether this machine can make certificates. */
export const hasOpenssl = (process.env['PATH'] ?? '')
  .split(delimiter)
  .some((folder) => existsSync(join(folder, 'openssl')));

/**
 * Makes a certificate authority of our own and a certificate for `localhost` issued by it, as `server.crt` and
 * `server.key` of the folder. Returns the certificate of the authority.
 */
export function makeCertificates(folder: string): string {
  const openssl = (line: string) =>
    execFileSync('openssl', line.split(' '), { cwd: folder, stdio: 'ignore' });
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes';
  openssl(`req -x509 ${key} -keyout authority.key -out authority.crt -days 2 -subj /CN=Authority`);
  openssl(`req ${key} -keyout server.key -out server.csr -subj /CN=localhost`);
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost');
  openssl(
    'x509 -req -in server.csr -CA authority.crt -CAkey authority.key -CAcreateserial -out server.crt -days 2 -extfile names',
  );
  chmodSync(join(folder, 'server.key'), 0o600);
  return readFileSync(join(folder, 'authority.crt'), 'utf8');
}
