import type { FileRefusal } from '#modules/agents/contract/file-types.ts';

/**
 * The status of a file in the queue. `clash` waits for a person: the agent has other content under this name,
 * and only they can say which is to stay.
 */
export type UploadStatus = 'pending' | 'uploading' | 'success' | 'failed' | 'clash';

export interface UploadItem {
  readonly id: number;
  readonly file: File;
  readonly status: UploadStatus;
  /** Share of the bytes that have left, between 0 and 1. */
  readonly share: number;
  /** Takes the place of the file of that name. */
  readonly replace: boolean;
  /** Refused before it was sent: trying again would change nothing. */
  readonly refusal?: FileRefusal;
  /** What is worth knowing about a file that arrived, as a text. */
  readonly notice?: string;
  /** Why it failed, as a text. */
  readonly problem?: string;
  /** The server does not want this content: trying again would change nothing either. */
  readonly unwanted?: boolean;
}

export type UploadQueue = readonly UploadItem[];

export type UploadEvent =
  | { type: 'added'; files: readonly { id: number; file: File; refusal?: FileRefusal }[] }
  | { type: 'started'; id: number }
  | { type: 'progressed'; id: number; share: number }
  | { type: 'succeeded'; id: number; notice?: string }
  | { type: 'failed'; id: number; problem: string; unwanted?: boolean }
  | { type: 'clashed'; id: number }
  | { type: 'retried'; id: number }
  | { type: 'replaced'; id: number }
  | { type: 'removed'; id: number }
  | { type: 'cleared' };

/** So many files travel at the same time. */
const AT_ONCE = 3;

/** What each event makes of a file, and in which states it means anything; elsewhere it comes too late. */
const moves = {
  started: { from: ['pending'], to: { status: 'uploading', share: 0 } },
  succeeded: { from: ['uploading'], to: { status: 'success', share: 1 } },
  failed: { from: ['uploading'], to: { status: 'failed' } },
  clashed: { from: ['uploading'], to: { status: 'clash' } },
  retried: { from: ['failed'], to: { status: 'pending', share: 0, problem: undefined } },
  replaced: { from: ['clash'], to: { status: 'pending', share: 0, replace: true } },
} as const satisfies Record<
  string,
  { from: readonly UploadStatus[]; to: Partial<UploadItem> & { status: UploadStatus } }
>;

export function afterUpload(queue: UploadQueue, event: UploadEvent): UploadQueue {
  switch (event.type) {
    case 'added':
      return [...queue, ...event.files.map(newItem)];
    case 'cleared':
      return queue.filter(({ status }) => status !== 'success');
    case 'removed':
      return queue.filter(({ id }) => id !== event.id);
    case 'progressed':
      return changed(queue, event.id, (item) =>
        item.status === 'uploading' && event.share > item.share
          ? { ...item, share: Math.min(1, event.share) }
          : item,
      );
    default: {
      const move: { from: readonly UploadStatus[]; to: Partial<UploadItem> } = moves[event.type];
      const said = saidOf(event);
      return changed(queue, event.id, (item) =>
        move.from.includes(item.status) && (event.type !== 'retried' || mayRetry(item))
          ? { ...item, ...move.to, ...said }
          : item,
      );
    }
  }
}

function saidOf(event: UploadEvent): Pick<UploadItem, 'notice' | 'problem' | 'unwanted'> {
  if (event.type === 'failed') {
    return { problem: event.problem, unwanted: event.unwanted };
  }
  return event.type === 'succeeded' ? { notice: event.notice } : {};
}

/** Whether another try could end otherwise. */
export function mayRetry({ status, refusal, unwanted }: UploadItem): boolean {
  return status === 'failed' && refusal === undefined && unwanted !== true;
}

/** Files to send now, in the order they were added. */
export function nextUploads(queue: UploadQueue): UploadItem[] {
  const uploading = queue.filter(({ status }) => status === 'uploading').length;
  return queue.filter(({ status }) => status === 'pending').slice(0, AT_ONCE - uploading);
}

const URGENCY = { failed: 0, clash: 0, uploading: 1, pending: 2, success: 3 };

/** As people are to read it: what needs them, then what is under way or will be, then what has arrived. */
export function byUrgency(queue: UploadQueue): UploadQueue {
  return queue.toSorted((one, other) => URGENCY[one.status] - URGENCY[other.status]);
}

/** How many wait for a person. */
export function countUnsettled(queue: UploadQueue): number {
  return queue.filter(({ status }) => URGENCY[status] === URGENCY.failed).length;
}

/** Whether leaving would lose something: files that travel or wait for their turn. */
export function isUploading(queue: UploadQueue): boolean {
  return queue.some(({ status }) => status === 'uploading' || status === 'pending');
}

export function hasAllSucceeded(queue: UploadQueue): boolean {
  return queue.length > 0 && queue.every(({ status }) => status === 'success');
}

function newItem({
  id,
  file,
  refusal,
}: {
  id: number;
  file: File;
  refusal?: FileRefusal;
}): UploadItem {
  return {
    id,
    file,
    status: refusal === undefined ? 'pending' : 'failed',
    share: 0,
    replace: false,
    refusal,
  };
}

function changed(queue: UploadQueue, id: number, change: (item: UploadItem) => UploadItem) {
  return queue.map((item) => (item.id === id ? change(item) : item));
}
