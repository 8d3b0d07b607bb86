import { parseSearch, withoutDefaults, writeSearch, type Search } from '../navigation/search.ts';
import { besideRows } from '../navigation/use-search-state.ts';

const NOT_STORED = new Set<string>([...besideRows, 'page']);

type AnySearch = Pick<Search<object>, 'parse' | 'defaults'>;

/** Filters, sorting and page size, as the address of the list writes them. */
export function addressOfView(values: object, { defaults }: AnySearch): string {
  return writeSearch(withoutDefaults(stored(values), defaults));
}

interface ReadView {
  /** The state of the list with the view, apart from what it knows no more. */
  readonly values: object;
  /** The same as an address. */
  readonly address: string;
  /** Names of what this list does not take, or not with that value. */
  readonly unknown: readonly string[];
}

/** Reads what a view stored, in a list that may have changed since, or differ for this person. */
export function readViewAddress(address: string, definition: AnySearch): ReadView {
  const given = parseSearch(address);
  const values = stored(definition.parse(given));
  const understood = new Map<string, unknown>(Object.entries(values));
  const unknown = Object.entries(given)
    .filter(([name, value]) => !isSame(name, value, understood.get(name)))
    .map(([name]) => name);
  return { values, address: addressOfView(values, definition), unknown };
}

/** A list of choices may come in another order. */
function isSame(name: string, given: unknown, understood: unknown): boolean {
  const write = (value: unknown) => writeSearch({ [name]: [value].flat().map(String).toSorted() });
  return understood !== undefined && write(given) === write(understood);
}

function stored(values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !NOT_STORED.has(name)));
}
