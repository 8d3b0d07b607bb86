import type { FastifyReply } from 'fastify';

/** Whoever leaves this much unread is told no more. */
const MOST_UNREAD_BYTES = 4 * 1024 * 1024;

type Send<Message extends object> = (message: Message) => void;

/**
 * Answers with server-sent events while the work goes on, and ends with it. Who leaves before that is
 * told no more; the work goes on. Its failures are its own to tell: the answer has begun.
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

/** What makes an answer a stream of events, all the way through proxies. */
export const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  // Left open for another request, the connection would keep the server from stopping.
  connection: 'close',
};

/** Headers that were set before the answer was taken over, such as the protective ones. */
export function headersOf(reply: FastifyReply): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(reply.getHeaders())) headers[name] = String(value);
  return headers;
}
