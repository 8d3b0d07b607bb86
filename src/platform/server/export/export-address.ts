/** The address of an export, without its ticket, which is bound to it: other rows are another address. */
export function exportAddressOf(path: string, choices: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(choices)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return `${path}?${query.toString()}`;
}

/** What a ticket for an export is good for. */
export function exportSubject(address: string): string {
  return `export:${address.replace(/&ticket=[^&]*$/, '')}`;
}
