/**
 * The address of a place while a screen is open: parameters of its path are those of the open record
 * (`/engines/$id?tab=uses` at `/engines/42`), undefined where another kind of record or none is open.
 */
export function addressAt(to: string, path: string): string | undefined {
  if (!to.includes('$')) return to;
  const [, pattern = '', rest = ''] = /^([^?#]*)(.*)$/.exec(to) ?? [];
  const open = path.split('/');
  const wanted = pattern.split('/');
  const parameters = wanted.map((segment, index) =>
    segment.startsWith('$') ? open[index] : segment,
  );
  // Of the path up to the last parameter everything is given; what follows is where the place is.
  const last = wanted.findLastIndex((segment) => segment.startsWith('$'));
  const isHere = parameters
    .slice(0, last + 1)
    .every((segment, index) => segment !== undefined && segment === open[index]);
  return isHere ? `${parameters.join('/')}${rest}` : undefined;
}
