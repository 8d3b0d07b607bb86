export interface AddressParts {
  readonly params?: unknown;
  readonly query?: unknown;
}

/** Fills the parameters into the path and adds the query; missing values are left out. */
export function addressOf(path: string, { params, query }: AddressParts): string {
  const values = new Map(Object.entries(asRecord(params)));
  const filled = path.replaceAll(/:([A-Za-z_]\w*)/g, (_whole, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`${path} needs the parameter ${name}`);
    return encodeURIComponent(asText(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(asRecord(query))) {
    const several: unknown[] = Array.isArray(value) ? value : [value];
    for (const one of several) {
      if (one !== undefined && one !== null && one !== '') search.append(name, asText(one));
    }
  }
  const written = search.toString();
  return written === '' ? filled : `${filled}?${written}`;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  return String(value);
}
