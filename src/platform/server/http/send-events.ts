import type { FastifyReply } from 'fastify';

/** A client that leaves this much unread gets no more events. */
const MOST_UNREAD_BYTES = 4 * 1024 * 1024;

type Send<Message extends object> = (message: Message) => void;

/**
 * Answers with server-sent events while the work runs, and ends with it. A client that leaves early
 * gets no more events; the work continues. It must report its failures itself, as the answer has begun.
 */
export async function sendEvents<Message extends object>(
  reply: FastifyReply,
  work: (send: Send<Message>) => Promise<void>,
): Promise<FastifyReply> {
  reply.hijack();
  const output = reply.raw;
  output.writeHead(200, { ...headersOf(reply), ...eventStreamHeaders });
  try {
    await work((message) => {
      if (output.destroyed) return;
      output.write(`data: ${JSON.stringify(message)}\n\n`);
      if (output.writableLength > MOST_UNREAD_BYTES) output.destroy();
    });
  } finally {
    output.end();
  }
  return reply;
}

/** Headers that make an answer an event stream, through all proxies. */
export const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  // Left open for another request, the connection would keep the server from stopping.
  connection: 'close',
};

/** Headers set before the answer was taken over, for example the protective ones. */
export function headersOf(reply: FastifyReply): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(reply.getHeaders())) headers[name] = String(value);
  return headers;
}
