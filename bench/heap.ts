import { createWriteStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { memoryOf, type Running } from './processes.ts';

/** Memory of a server after garbage was collected, in bytes. */
export interface Memory {
  /** What the process has taken from the machine. */
  readonly rss: number;
  /** What live objects of JavaScript need. */
  readonly heapUsed: number;
  /** What V8 has reserved for them. */
  readonly heapTotal: number;
  /** Buffers and the like outside the heap. */
  readonly external: number;
}

const targets = z.tuple([z.object({ webSocketDebuggerUrl: z.string() })]);
const evaluated = z.object({ result: z.object({ value: z.string() }) });
const usage = z.object({ heapUsed: z.number(), heapTotal: z.number(), external: z.number() });
const message = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  params: z.object({ chunk: z.string().optional() }).optional(),
  result: z.unknown().optional(),
});

/** Looks into the memory of a server that was started with `--inspect-port`. */
export interface Heap {
  collectGarbage(): Promise<Memory>;
  /** Writes a snapshot that the memory panel of Chrome reads. */
  writeSnapshot(file: string): Promise<void>;
  close(): void;
}

/** Opens the inspector of a server that was started with `--inspect-port` of this port. */
export async function openHeap({ pid }: Running, port: number): Promise<Heap> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await findInspector(port));
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  let last = 0;
  const waiting = new Map<number, (result: unknown) => void>();
  let receive: (chunk: string) => void = () => undefined;
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result } = message.parse(JSON.parse(String(data)));
    if (method === 'HeapProfiler.addHeapSnapshotChunk') receive(params?.chunk ?? '');
    if (id !== undefined) waiting.get(id)?.(result);
  });
  const ask = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
    });

  return {
    async collectGarbage() {
      await ask('HeapProfiler.collectGarbage');
      const expression = 'JSON.stringify(process.memoryUsage())';
      const { result } = evaluated.parse(await ask('Runtime.evaluate', { expression }));
      return { rss: memoryOf(pid), ...usage.parse(JSON.parse(result.value)) };
    },
    async writeSnapshot(file) {
      const output = createWriteStream(file);
      receive = (chunk) => void output.write(chunk);
      await ask('HeapProfiler.takeHeapSnapshot');
      await new Promise<void>((resolve) => void output.end(resolve));
    },
    close: () => socket.close(),
  };
}

async function findInspector(port: number): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/json`);
      return targets.parse(await answer.json())[0].webSocketDebuggerUrl;
    } catch (error) {
      if (attempt === 50) throw error;
      await sleep(100);
    }
  }
}
