import { EventEmitter } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';

/** The calls of a thread: one input and one output per name. */
export type Calls = Record<string, { readonly input: object; readonly output: unknown }>;

interface CallMessage<Name, Input> {
  readonly id: number;
  readonly name: Name;
  readonly input: Input;
}

type Reply<Output> = { readonly output: Output } | { readonly failure: Error };

/** A worker thread that answers calls. It starts with the first call, and again after it has died. */
export class Thread<Served extends Calls> {
  readonly #program: URL;
  readonly #replies = new EventEmitter();
  #worker: Worker | undefined;
  #calls = 0;
  /** Increases when the thread dies, and everything it had in memory with it. */
  lives = 0;

  constructor(program: URL) {
    this.#program = program;
    // One listener for each open call.
    this.#replies.setMaxListeners(0);
  }

  call<Name extends keyof Served & string>(
    name: Name,
    input: Served[Name]['input'],
  ): Promise<Served[Name]['output']> {
    const id = (this.#calls += 1);
    const worker = this.#started();
    return new Promise((resolve, reject) => {
      this.#replies.once(String(id), (reply: Reply<Served[Name]['output']>) => {
        if ('failure' in reply) reject(reply.failure);
        else resolve(reply.output);
      });
      worker.postMessage({ id, name, input } satisfies CallMessage<Name, Served[Name]['input']>);
    });
  }

  async stop(): Promise<void> {
    const worker = this.#worker;
    if (worker === undefined) return;
    this.#forget(worker, new Error('The thread was stopped'));
    await worker.terminate();
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(this.#program);
    // The process may end while a thread waits for calls.
    worker.unref();
    worker.on('message', ({ id, reply }: { id: number; reply: Reply<unknown> }) => {
      this.#replies.emit(String(id), reply);
    });
    worker.on('error', (error) => this.#forget(worker, error));
    worker.on('exit', () => this.#forget(worker, new Error('The thread ended')));
    this.#worker = worker;
    return worker;
  }

  #forget(worker: Worker, cause: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.lives += 1;
    const failure = new Error('A thread of the retrieval died with open calls', { cause });
    for (const id of this.#replies.eventNames()) this.#replies.emit(id, { failure });
  }
}

/** Inside the thread: answers each call with the function of its name. */
export function answerCalls<Served extends Calls>(answers: {
  readonly [Name in keyof Served]: (input: Served[Name]['input']) => Served[Name]['output'];
}): void {
  const port = parentPort;
  if (port === null) throw new Error('This program runs in a worker thread');
  port.on(
    'message',
    <Name extends keyof Served>(message: CallMessage<Name, Served[Name]['input']>) => {
      port.postMessage({
        id: message.id,
        reply: replyTo(() => answers[message.name](message.input)),
      });
    },
  );
}

function replyTo<Output>(answer: () => Output): Reply<Output> {
  try {
    return { output: answer() };
  } catch (error) {
    return { failure: error instanceof Error ? error : new Error(String(error)) };
  }
}
