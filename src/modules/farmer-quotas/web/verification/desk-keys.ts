/** What is done at the desk by a key. */
export const DESK_ACTS = ['next', 'previous', 'claim', 'approve', 'reject', 'send_back'] as const;

export type DeskAct = (typeof DESK_ACTS)[number];

/** By the place of the key: with a Thai layout it types another letter. */
const KEYS: Readonly<Record<string, DeskAct>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  KeyC: 'claim',
  KeyA: 'approve',
  KeyR: 'reject',
  KeyS: 'send_back',
};

interface Pressed {
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** What a key means at the desk; nothing with another key held, which belongs to the browser. */
export function actOfKey(pressed: Pressed): DeskAct | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey, code } = pressed;
  return altKey || ctrlKey || metaKey || shiftKey ? undefined : KEYS[code];
}

/** The one to look at after this one has left the queue: the one below it, or else the one above. */
export function afterLeaving(ids: readonly string[], id: string): string | undefined {
  const place = ids.indexOf(id);
  return ids[place + 1] ?? ids[place - 1];
}
