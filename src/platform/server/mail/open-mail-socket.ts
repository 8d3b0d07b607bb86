import { once } from 'node:events';
import { connect, isIP, type Socket } from 'node:net';
import {
  ForbiddenAddressError,
  guardedLookup,
  isAllowedDestination,
  type Guard,
} from '../outbound/address-guard.ts';

interface Place {
  readonly host: string;
  readonly port: number;
  /** What may be reached; without it, everything, for addresses from our own configuration. */
  readonly guard?: Guard | undefined;
  readonly signal: AbortSignal;
}

/** Connects to a mail server; throws `ForbiddenAddressError` where it leads to what may not be reached. */
export async function openMailSocket({ host, port, guard, signal }: Place): Promise<Socket> {
  const isForbidden =
    guard !== undefined &&
    isIP(host) !== 0 &&
    !isAllowedDestination({ host, address: host, port }, guard);
  if (isForbidden) throw new ForbiddenAddressError(host);
  const lookup = guard === undefined ? {} : { lookup: guardedLookup({ ...guard, port }) };
  const socket = connect({ host, port, ...lookup });
  try {
    await once(socket, 'connect', { signal });
    // Its user learns of a failure when using it; until then nobody listens.
    socket.on('error', () => undefined);
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  }
}
