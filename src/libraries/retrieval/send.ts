/** A call to another machine. */
export interface SendRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly json?: unknown;
  readonly timeoutMs: number;
  readonly limitBytes: number;
  readonly signal?: AbortSignal;
}

export interface SendAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** How long the other side asks callers to wait. */
  readonly retryAfterMs: number | undefined;
}

/** The way out that the application gives this library. Returns the answer whatever its status. */
export type Send = (request: SendRequest) => Promise<SendAnswer>;
