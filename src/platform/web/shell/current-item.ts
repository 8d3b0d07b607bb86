/**
 * Where a screen stands in the sidebar: of the entries whose path begins its own, the longest, so that
 * `/air` holds what lies below it but for what has an entry of its own.
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
