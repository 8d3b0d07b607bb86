import { createServer } from 'node:net';
import { z } from 'zod';

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = z.object({ port: z.number() }).parse(server.address());
      server.close(() => resolve(port));
    });
  });
}
