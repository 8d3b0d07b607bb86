import type { StreamMessage } from '#platform/contract/events.ts';
import { callHeaders } from './client.ts';
import { apiOf } from './configuration.ts';
import { accessToken, renew } from './session.ts';
import { whenHidden, whenSeen } from './tab-visibility.ts';

const PATH = '/v1/stream';
const FIRST_WAIT_MILLISECONDS = 1000;
const LONGEST_WAIT_MILLISECONDS = 30_000;
/** The server sends a comment at least this often; a connection silent for longer is dead. */
const SILENCE_MILLISECONDS = 60_000;

interface StreamListeners {
  readonly onMessage: (message: StreamMessage) => void;
  /** Whether changes arrive by themselves; while they do not, screens poll. */
  readonly onState: (live: boolean) => void;
}

/**
 * Follows what changes in the company. Read with fetch, because an EventSource can carry neither the
 * session nor the company. After an interruption it continues after the last message received.
 * Without HTTP/2, browsers have six connections to a server for all tabs together: those that nobody sees
 * give theirs back, or a seventh tab would never load.
 */
export function followStream({ onMessage, onState }: StreamListeners): () => void {
  const stop = new AbortController();
  let lastId: string | undefined;
  let wait = FIRST_WAIT_MILLISECONDS;

  const readOnce = async () => {
    const quiet = new AbortController();
    const hidden = whenHidden(quiet.signal);
    const signal = AbortSignal.any([stop.signal, quiet.signal, hidden]);
    let alarm = setTimeout(() => quiet.abort(), SILENCE_MILLISECONDS);
    const onBytes = () => {
      clearTimeout(alarm);
      alarm = setTimeout(() => quiet.abort(), SILENCE_MILLISECONDS);
    };
    try {
      const body = await open(lastId, signal);
      onState(true);
      wait = FIRST_WAIT_MILLISECONDS;
      for await (const event of eventsOf(body, onBytes)) {
        lastId = event.id ?? lastId;
        const message = readMessage(event.data);
        if (message !== undefined) onMessage(message);
      }
    } finally {
      clearTimeout(alarm);
      quiet.abort();
    }
  };

  const keepReading = async () => {
    while (!stop.signal.aborted) {
      await whenSeen(stop.signal);
      await readOnce().catch(() => undefined);
      if (stop.signal.aborted) return;
      onState(false);
      if (document.hidden) continue;
      // Many pages lose the same server at the same moment and must not come back at the same moment.
      await pause(wait * (0.75 + Math.random() / 2), stop.signal);
      wait = Math.min(wait * 2, LONGEST_WAIT_MILLISECONDS);
    }
  };
  void keepReading();
  return () => stop.abort();
}

async function open(lastId: string | undefined, signal: AbortSignal) {
  const attempt = async (token: string | undefined) =>
    fetch(`${apiOf(PATH).base}${PATH}`, {
      headers: {
        ...callHeaders(token),
        Accept: 'text/event-stream',
        ...(lastId !== undefined && { 'Last-Event-ID': lastId }),
      },
      signal,
    });
  const token = await accessToken();
  let response = await attempt(token);
  if (response.status === 401) response = await attempt(await renew(token));
  if (!response.ok || response.body === null)
    throw new Error(`The stream answered ${response.status}`);
  return response.body;
}

interface ServerEvent {
  readonly id: string | undefined;
  readonly data: string;
}

/** Parses server-sent events from the bytes as they arrive. */
export async function* eventsOf(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void = () => undefined,
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      rest += decoder.decode(value, { stream: true });
      const blocks = rest.split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = readBlock(block);
        if (event !== undefined) yield event;
      }
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function readBlock(block: string): ServerEvent | undefined {
  let id: string | undefined;
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const [, field, value = ''] = /^(\w*):? ?(.*)$/.exec(line) ?? [];
    if (field === 'id') id = value;
    if (field === 'data') data.push(value);
  }
  return data.length === 0 ? undefined : { id, data: data.join('\n') };
}

function readMessage(data: string): StreamMessage | undefined {
  try {
    const message: unknown = JSON.parse(data);
    return isMessage(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

const KINDS = ['changed', 'progress', 'missed_too_much', 'inbox', 'access'];

// The server has checked it, like every answer; this only filters out kinds of a later release.
function isMessage(message: unknown): message is StreamMessage {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    typeof message.type === 'string' &&
    KINDS.includes(message.type)
  );
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
