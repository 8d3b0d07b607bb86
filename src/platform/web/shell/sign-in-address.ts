/** Where to sign in, with the way back. */
export function loginAddress(from: string): string {
  return from === '/' || from === '' ? '/login' : `/login?next=${encodeURIComponent(from)}`;
}

/** The way back that /login was given, if it leads into this application and nowhere else. */
export function wayBack(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/';
  const inside = next.startsWith('/') && !next.startsWith('//') && !next.includes('\\');
  return inside && !next.startsWith('/login') ? next : '/';
}
