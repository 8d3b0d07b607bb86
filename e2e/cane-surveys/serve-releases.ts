import { once } from 'node:events';
import { createServer, request as call, type ServerResponse } from 'node:http';
import { z } from 'zod';

const WORKER = '/service-worker.js';

interface Releases {
  readonly address: string;
  /** From now on the service worker is that of another build. */
  releaseAnother(): void;
  close(): Promise<void>;
}

/** The application at an address of its own, so that another version of it is released to nobody else. */
export async function serveReleases(baseURL: string): Promise<Releases> {
  let isAnother = false;
  const sendAnother = async (answer: ServerResponse) => {
    const source = await (await fetch(new URL(WORKER, baseURL))).text();
    answer.setHeader('content-type', 'text/javascript').setHeader('cache-control', 'no-cache');
    answer.end(source.replace('const SHELL = `shell ', 'const SHELL = `shell of another '));
  };
  const server = createServer((asked, answer) => {
    const { url = '/', method, headers } = asked;
    if (url === WORKER && isAnother) {
      void sendAnother(answer);
      return;
    }
    const passed = call(new URL(url, baseURL), { method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    address: `http://127.0.0.1:${port}`,
    releaseAnother() {
      isAnother = true;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
