import ipaddr from 'ipaddr.js';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Client } from 'pg';

type Endpoint = { readonly address: string; readonly port: number };

/** Whether a connection leads to the application itself. */
export interface OwnEndpoints {
  isOwnDatabase(endpoint: Endpoint): boolean;
  isOwnServer(endpoint: Endpoint): boolean;
}

interface DatabasePlace {
  readonly host: string;
  readonly port: number;
}

interface Place {
  readonly database: DatabasePlace | undefined;
  /** Where the application listens; known once it does. */
  readonly ports: () => readonly number[];
}

/** Finds out where the application's own database and server are, by the addresses they have now. */
export async function findOwnEndpoints({ database, ports }: Place): Promise<OwnEndpoints> {
  const addresses = database === undefined ? [] : await addressesOf(database.host);
  const isHere = addresses.some(isThisMachine);
  return {
    isOwnDatabase: ({ address, port }) =>
      port === database?.port &&
      (addresses.includes(plain(address)) || (isHere && isThisMachine(address))),
    isOwnServer: ({ address, port }) => ports().includes(port) && isThisMachine(address),
  };
}

/** Where a connection string leads. A socket file, as some name one, belongs to a server on this machine. */
export function placeOfDatabase(connectionString: string | undefined): DatabasePlace | undefined {
  if (connectionString === undefined) return undefined;
  const { host, port } = new Client({ connectionString });
  return { host: host.startsWith('/') ? '127.0.0.1' : host, port };
}

async function addressesOf(host: string): Promise<string[]> {
  if (isIP(host) !== 0) return [plain(host)];
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.map(({ address }) => plain(address));
}

function isThisMachine(address: string): boolean {
  if (isIP(address) === 0) return false;
  const kind = ipaddr.process(address).range();
  if (kind === 'loopback' || kind === 'unspecified') return true;
  const own = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  return own.some((each) => plain(each.address) === plain(address));
}

/** One spelling for each address, so that they can be compared. */
function plain(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}
