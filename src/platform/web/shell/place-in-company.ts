import { currentItem } from './current-item.ts';

interface Wanted {
  /** The path of the open screen. */
  readonly path: string;
  /** Whether a record is open, which belongs to one company. */
  readonly isRecord: boolean;
  /** Whether the person may open the same screen in the other company. */
  readonly mayOpen: boolean;
  /** The screens they may open there. */
  readonly screens: readonly { readonly to: string }[];
}

interface Placed {
  readonly to: string;
  /** Why it is another place, if it is. */
  readonly reason?: 'record' | 'forbidden';
}

/** Where a person is after entering another company: where they were, else the nearest screen above. */
export function placeInCompany({ path, isRecord, mayOpen, screens }: Wanted): Placed {
  if (!isRecord && mayOpen) return { to: path };
  const reason = isRecord && mayOpen ? 'record' : 'forbidden';
  return { to: currentItem(path, screens) ?? '/', reason };
}

/** Texts of one company, and pages of what it has. */
const OWN: ReadonlySet<string> = new Set(['search', 'view', 'page']);

/**
 * What of an address means the same in every company: words of fixed sets, such as a tab, a status or an order.
 * Ids, numbers and texts belong to the company that is left.
 */
export function searchInCompany(search: object): Record<string, unknown> {
  const isWord = (value: unknown): boolean =>
    value === true || (typeof value === 'string' && /^-?[a-z][a-z_]*$/i.test(value));
  return Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) =>
        !OWN.has(name) && (Array.isArray(value) ? value.every(isWord) : isWord(value)),
    ),
  );
}
