/** Where people set up a second factor that a company of theirs requires. */
export const SECOND_FACTOR = '/second-factor';

const PAGES = new Set(['/login', SECOND_FACTOR]);

/** Where to sign in, with the way back. */
export function loginAddress(from: string): string {
  return withWayBack('/login', from);
}

/** Where to set up a second factor, with the way back. */
export function secondFactorAddress(from: string): string {
  return withWayBack(SECOND_FACTOR, from);
}

function withWayBack(page: string, from: string): string {
  return from === '/' || from === '' ? page : `${page}?next=${encodeURIComponent(from)}`;
}

const HERE = 'https://here.invalid';

/** The way back that such a page was given, if it leads into this application. */
export function wayBack(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/';
  // Read as a browser reads it: what looks like a path may well be another server.
  const address = URL.parse(next, HERE);
  if (address === null || address.origin !== HERE || PAGES.has(address.pathname)) return '/';
  return `${address.pathname}${address.search}${address.hash}`;
}
