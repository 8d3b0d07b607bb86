import type { Route } from '#platform/contract/route.ts';
import { send } from './client.ts';
import { addressOf } from './address.ts';
import { splitInput, type RouteInput } from './call-route.ts';
import { eventsOf } from './stream.ts';

/**
 * Calls a route that answers with server-sent events and returns their data as it arrives. Like every
 * answer, it was checked by the server. Fails with ApiError where the call is refused.
 */
export async function* callStream<R extends Route>(
  route: R,
  input: RouteInput<R>,
  signal?: AbortSignal,
): AsyncGenerator {
  const { params, query, body } = splitInput(route, input);
  const address = addressOf(route.path, { params, query });
  const response = await send(route.method, address, { body, signal, streams: true });
  if (response.body === null) return;
  for await (const { data } of eventsOf(response.body)) yield JSON.parse(data);
}
