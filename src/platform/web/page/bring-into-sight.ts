/** As the `ref` of what somebody was looking for: scrolls there when it appears. */
export function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}
