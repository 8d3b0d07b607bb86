import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { withoutDefaults, type Search } from './search.ts';

interface ChangeOptions {
  /** A tab or an opened sheet is a place to come back to; a filter typed along the way is not. */
  readonly replace?: boolean;
  /** Showing more in the middle of a long screen leaves its scroll position unchanged. */
  readonly keepScroll?: boolean;
}

export type ChangeSearch<Values> = (changes: Partial<Values>, options?: ChangeOptions) => void;

/**
 * The screen's state in the address: `const [search, setSearch] = useSearchState(agentListSearch)`.
 * Changing anything but the page goes back to the first page, whose rows the change concerns.
 */
export function useSearchState<Values extends object>(
  definition: Pick<Search<Values>, 'parse' | 'defaults'>,
): [Values, ChangeSearch<Values>] {
  const raw: object = useSearch({ strict: false });
  const navigate = useNavigate();
  const values = useMemo(() => definition.parse(raw), [definition, raw]);

  const change = useCallback<ChangeSearch<Values>>(
    (changes, { replace = false, keepScroll = false } = {}) => {
      const pageAgain =
        'page' in definition.defaults && !('page' in changes) && affectsRows(changes);
      void navigate({
        to: '.',
        replace,
        // A tab or a sheet opens where the person is looking.
        resetScroll: affectsRows(changes) && !keepScroll,
        search: (before: Record<string, unknown>) =>
          withoutDefaults(
            { ...before, ...(pageAgain && { page: 1 }), ...changes },
            definition.defaults,
          ),
      });
    },
    [definition, navigate],
  );
  return [values, change];
}

/** Names that open something on the screen and leave its rows unchanged. */
export const besideRows = [
  'tab',
  'selected',
  'create',
  'edit',
  'import',
  'action',
  'view',
] as const;

export type BesideRows = (typeof besideRows)[number];

const BESIDE_ROWS = new Set<string>(besideRows);

function affectsRows(changes: object): boolean {
  return Object.keys(changes).some((name) => !BESIDE_ROWS.has(name));
}
