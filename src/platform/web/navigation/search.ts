import type { SearchSchemaInput } from '@tanstack/react-router';

/** Reads one value from the address; anything missing or wrong becomes the default. */
export interface Parameter<Value> {
  readonly read: (raw: unknown) => Value;
  readonly fallback: Value;
  /** All it may be, where that is known. */
  readonly values?: readonly string[];
}

type Definitions = Readonly<Record<string, Parameter<unknown>>>;

export type SearchOf<D extends Definitions> = { [Name in keyof D]: ReturnType<D[Name]['read']> };

/** The state of a screen that is in its address: parsed, never trusted, without default values. */
export interface Search<Values> {
  readonly parse: (raw: object) => Values;
  readonly defaults: Values;
  /** For a route's `validateSearch`: links to it may leave out defaults. */
  readonly validate: (raw: Partial<Values> & SearchSchemaInput) => Partial<Values>;
  /** The tabs of the screen, each of which is a place that people can find. */
  readonly tabs: readonly string[];
}

/** Declares it: `defineSearch({ page: whole(1), search: words(), tab: choice(['files', 'sync']) })`. */
export function defineSearch<const D extends Definitions>(own: D): Search<SearchOf<D>> {
  // A list may be opened with a saved view, whichever list it is.
  const definitions: Definitions = 'page' in own ? { ...own, view: optionalWord() } : own;
  const collect = (pick: (parameter: Parameter<unknown>, name: string) => unknown) => {
    const values = Object.entries(definitions).map(([name, parameter]) => [
      name,
      pick(parameter, name),
    ]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names and types are those of `own`
    return Object.fromEntries(values) as SearchOf<D>;
  };
  const parse = (raw: object) => {
    const given = new Map<string, unknown>(Object.entries(raw));
    return collect((parameter, name) => parameter.read(given.get(name)));
  };
  const defaults = collect((parameter) => parameter.fallback);
  // The address contains only what differs from the defaults, even when somebody typed more.
  const validate = (raw: object) => withoutDefaults(parse(raw), defaults);
  return { parse, defaults, validate, tabs: definitions['tab']?.values ?? [] };
}

/** What differs from the defaults, as the address writes it. */
export function withoutDefaults<Values extends object>(values: Values, defaults: object) {
  const usual = new Map<string, unknown>(Object.entries(defaults));
  const unusual = Object.entries(values).filter(
    ([name, value]) => value !== undefined && !isSame(value, usual.get(name)),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of the entries of `values`, unchanged
  return Object.fromEntries(unusual) as Partial<Values>;
}

function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return one.join('\n') === other.join('\n');
  return one === other;
}

/** A positive whole number, for example a page. */
export function whole(fallback: number, maximum = 1_000_000): Parameter<number> {
  const read = (raw: unknown) => {
    const value = Number(raw);
    return Number.isInteger(value) && value >= 1 && value <= maximum ? value : fallback;
  };
  return { read, fallback };
}

/**
 * The address of a list, which has a page, its size and a search besides what is declared:
 * `defineListSearch({ sort: sorting(['code', 'name'], 'code') })`.
 */
export function defineListSearch<const D extends Definitions>(own: D, pageSize = 25) {
  return defineSearch({
    page: whole(1),
    page_size: whole(pageSize, 100),
    search: words(),
    ...own,
  });
}

/** Free text, for example a search. */
export function words(fallback = ''): Parameter<string> {
  const read = (raw: unknown) =>
    typeof raw === 'string' || typeof raw === 'number' ? String(raw).slice(0, 200) : fallback;
  return { read, fallback };
}

/** One of a fixed set; the first by default. */
export function choice<const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: Values[number] = values[0],
): Parameter<Values[number]> {
  const read = (raw: unknown) => values.find((value) => value === raw) ?? fallback;
  return { read, fallback, values };
}

/** A tab of a screen on which other modules have tabs, too: these are its own, the first by default. */
export function tabOf(values: readonly [string, ...string[]]): Parameter<string> {
  const read = (raw: unknown) =>
    typeof raw === 'string' && /^[a-z-]{1,40}$/.test(raw) ? raw : values[0];
  return { read, fallback: values[0], values };
}

/** One of a fixed set, or nothing chosen. */
export function optionalChoice<const Values extends readonly string[]>(
  values: Values,
): Parameter<Values[number] | undefined> {
  return { read: (raw) => values.find((value) => value === raw), fallback: undefined };
}

/** How a list is sorted: one of its keys, or a key after a minus for the other direction. */
export function sorting<const Keys extends readonly string[]>(
  keys: Keys,
  fallback: Keys[number] | `-${Keys[number]}`,
): Parameter<Keys[number] | `-${Keys[number]}`> {
  const all = keys.flatMap((key: Keys[number]) => [key, `-${key}` as const]);
  return { read: (raw) => all.find((key) => key === raw) ?? fallback, fallback };
}

/** A number, like the id of an employee, or nothing. */
export function optionalWhole(): Parameter<number | undefined> {
  return {
    read: (raw) => (/^[1-9]\d{0,8}$/.test(String(raw)) ? Number(raw) : undefined),
    fallback: undefined,
  };
}

/** An id or other short text that may be absent, for example the record whose sheet is open. */
export function optionalWord(): Parameter<string | undefined> {
  const read = (raw: unknown) =>
    (typeof raw === 'string' && raw !== '') || typeof raw === 'number'
      ? String(raw).slice(0, 200)
      : undefined;
  return { read, fallback: undefined };
}

/** Several values of a fixed set. */
export function choices<const Values extends readonly string[]>(
  values: Values,
): Parameter<Values[number][]> {
  const read = (raw: unknown) => {
    const given = Array.isArray(raw) ? raw : [raw];
    return values.filter((value) => given.includes(value));
  };
  return { read, fallback: [] };
}

/** Reads an address literally, `?search=1` being the text 1; a repeated name is a list. */
export function parseSearch(text: string): Record<string, unknown> {
  const parameters = new URLSearchParams(text);
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/** Writes an address literally, the counterpart of parseSearch. */
export function writeSearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (
        typeof one === 'string' ? one !== '' : typeof one === 'number' || typeof one === 'boolean'
      ) {
        parameters.append(name, String(one));
      }
    }
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
