/** Keys go on from a button, unless somebody is typing, or in a window over the page, which stays where it is. */
export function goOnAt(button: Pick<HTMLElement, 'focus' | 'scrollIntoView'> | null): void {
  if (!isElsewhere()) button?.focus({ preventScroll: true });
  button?.scrollIntoView({ block: 'nearest' });
}

function isElsewhere(): boolean {
  return document.activeElement?.closest('input, textarea, select, [role="dialog"]') !== null;
}
