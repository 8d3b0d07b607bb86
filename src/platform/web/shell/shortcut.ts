/**
 * Whether Ctrl or Cmd is pressed with this letter, by what the key writes or by its position: on a Thai
 * keyboard the key of K writes another letter.
 */
export function isShortcut(event: KeyboardEvent, letter: string): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
  return event.key.toLowerCase() === letter || event.code === `Key${letter.toUpperCase()}`;
}
