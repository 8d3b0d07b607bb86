/** An open stream of server-sent events. */
export interface OpenStream {
  readonly response: Response;
  /** Events so far, as their ids and data. */
  readonly events: { id: string | undefined; event: string | undefined; data: unknown }[];
  /** Waits until the events satisfy the condition. */
  until(condition: (events: OpenStream['events']) => boolean): Promise<void>;
  /** Resolves when the server has ended it. */
  readonly ended: Promise<void>;
  leave(): void;
}

/** Opens a stream as a browser does. */
export async function openStream(
  url: string,
  headers: Record<string, string>,
  /** Sent by POST when given. */
  body?: object,
): Promise<OpenStream> {
  const leaving = new AbortController();
  const response = await fetch(url, {
    signal: leaving.signal,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const events: OpenStream['events'] = [];
  const waiting = new Set<() => void>();

  const read = async () => {
    let unread = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      unread += decoder.decode(chunk, { stream: true });
      const blocks = unread.split('\n\n');
      unread = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) =>
          block
            .split('\n')
            .find((line) => line.startsWith(`${name}: `))
            ?.slice(name.length + 2);
        const data = field('data');
        if (data === undefined) continue;
        events.push({ id: field('id'), event: field('event'), data: JSON.parse(data) as unknown });
      }
      for (const look of waiting) look();
    }
  };

  return {
    response,
    events,
    ended: read().catch(() => undefined),
    until: (condition) =>
      new Promise((resolve) => {
        const look = () => {
          if (!condition(events)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    leave: () => leaving.abort(),
  };
}
