/** The address of an export without its ticket. A ticket is bound to it: other filters make another address. */
export function exportAddressOf(path: string, choices: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(choices)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return `${path}?${query.toString()}`;
}

/** What a ticket for an export is valid for. */
export function exportSubject(address: string): string {
  return `export:${address.replace(/&ticket=[^&]*$/, '')}`;
}
