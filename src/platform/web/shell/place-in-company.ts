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
