import { z } from 'zod';
import type { WebhookShape } from '#modules/agents/contract/webhook.ts';

/** The workflow began to answer and then reported its own failure. */
export class WorkflowFailedError extends Error {
  constructor() {
    super('The workflow says that it failed');
    this.name = 'WorkflowFailedError';
  }
}

export interface ReadAnswer {
  readonly text: string;
  readonly shape: WebhookShape;
}

export type OnPiece = (text: string) => void;

const piece = z.union([
  z.string(),
  z.object({ content: z.string() }).transform(({ content }) => content),
  z.object({ output: z.string() }).transform(({ output }) => output),
  z.object({ text: z.string() }).transform(({ text }) => text),
  z.object({ delta: z.string() }).transform(({ delta }) => delta),
  z
    .object({ choices: z.tuple([z.object({ delta: z.object({ content: z.string() }) })]) })
    .transform(({ choices: [{ delta }] }) => delta.content),
]);
const typedLine = z.object({ type: z.enum(['begin', 'item', 'end', 'error']) });

/** Workflow tools answer one object, or a list of one. */
const whole = z
  .union([z.array(z.unknown()).transform(([first]) => first), z.unknown()])
  .pipe(z.object({ output: z.string().optional(), text: z.string().optional() }));

/** Reads the answer of a workflow in any of the ways they write one; undefined when there is none. */
export async function readAnswer(
  { contentType, body }: { contentType: string; body: AsyncIterable<Uint8Array> },
  onPiece: OnPiece,
): Promise<ReadAnswer | undefined> {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const texts = decode(body);
  let text = '';
  const take = (next: string | undefined) => {
    if (next === undefined || next === '') return;
    text += next;
    onPiece(next);
  };
  const answered = (shape: WebhookShape) => (text.trim() === '' ? undefined : { text, shape });

  if (type === 'text/event-stream') {
    for await (const data of eventData(texts)) {
      if (data === '[DONE]') break;
      const json = parse(data);
      const isText = json === null || !['object', 'string'].includes(typeof json);
      take(pieceOf(isText ? data : json));
    }
    return answered('events');
  }
  if (type === 'text/plain') {
    for await (const next of texts) take(next);
    return answered('plain');
  }
  if (type.startsWith('text/')) return undefined;

  // JSON: one object for the whole, unless its first line is a complete object that says what it begins.
  let rest = '';
  let isLines = /jsonl|ndjson|json-seq|json-lines/.test(type);
  for await (const next of texts) {
    rest += next;
    if (!isLines && !typedLine.safeParse(parse(firstLine(rest))).success) continue;
    isLines = true;
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(pieceOf(parse(line)));
  }
  if (isLines) {
    take(pieceOf(parse(rest)));
    return answered('lines');
  }
  return readWhole(rest, onPiece);
}

function readWhole(body: string, onPiece: OnPiece): ReadAnswer | undefined {
  const { data } = whole.safeParse(parse(body));
  const text = data?.output ?? data?.text;
  if (text === undefined || text.trim() === '') return undefined;
  onPiece(text);
  return { text, shape: data?.output === undefined ? 'text' : 'output' };
}

function pieceOf(value: unknown): string | undefined {
  const type = typedLine.safeParse(value).data?.type;
  if (type === 'error' || tellsError(value)) throw new WorkflowFailedError();
  // Lines that begin and end an answer may contain the workflow's name, which means nothing here.
  return type === 'begin' || type === 'end' ? undefined : piece.safeParse(value).data;
}

function tellsError(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'error' in value && value.error !== null;
}

/** The first line once it is complete; nothing before. */
function firstLine(text: string): string {
  const end = text.indexOf('\n');
  return end < 0 ? '' : text.slice(0, end);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function* decode(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    const text = decoder.decode(bytes, { stream: true });
    if (text !== '') yield text;
  }
}

/** The data of server-sent events, event by event; the last one may lack its empty line. */
async function* eventData(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of texts) {
    rest += text;
    const blocks = rest.split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) yield* dataOf(block);
  }
  yield* dataOf(rest);
}

function* dataOf(block: string): Generator<string> {
  const lines = block
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).replace(/^ /, ''));
  if (lines.length > 0) yield lines.join('\n');
}
