/** Where to sign in, with the way back. */
export function loginAddress(from: string): string {
  return from === '/' || from === '' ? '/login' : `/login?next=${encodeURIComponent(from)}`;
}

const HERE = 'https://here.invalid';

/** The way back that /login was given, if it leads into this application. */
export function wayBack(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/';
  // Read as a browser reads it: what looks like a path may well be another server.
  const address = URL.parse(next, HERE);
  if (address === null || address.origin !== HERE || address.pathname === '/login') return '/';
  return `${address.pathname}${address.search}${address.hash}`;
}
