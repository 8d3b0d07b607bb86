/** As the `ref` of what was searched for: scrolls there when it appears. */
export function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}
