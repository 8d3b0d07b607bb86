/**
 * The entry of the sidebar for a screen: of the entries whose path the screen's path begins with, the
 * longest, so `/air` includes everything below it except what has its own entry.
 */
export function currentItem(
  path: string,
  items: readonly { readonly to: string }[],
): string | undefined {
  return items
    .map(({ to }) => to)
    .filter((to) => path === to || path.startsWith(`${to}/`))
    .toSorted((one, other) => other.length - one.length)[0];
}
