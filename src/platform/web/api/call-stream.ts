import type { Route } from '#platform/contract/route.ts';
import { send } from './client.ts';
import { addressOf, type CallArguments, type Endpoint } from './endpoint.ts';
import { eventsOf } from './stream.ts';

/**
 * Calls a route that answers with server-sent events and returns their data as it arrives. Like every
 * answer, it was checked by the server. Fails with ApiError where the call is refused.
 */
export async function* callStream<R extends Route>(
  { method, path }: Endpoint<R> | R,
  ...[options]: CallArguments<R>
): AsyncGenerator {
  const response = await send(method, addressOf(path, options ?? {}), {
    ...options,
    streams: true,
  });
  if (response.body === null) return;
  for await (const { data } of eventsOf(response.body)) yield JSON.parse(data);
}
