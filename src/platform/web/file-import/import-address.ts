/** The import that is open, in the address of its list: it goes on where the page was loaded again. */
export interface ImportAddress {
  readonly id: string | undefined;
  /** Opens an import, or the choice of a file. */
  readonly open: (id: string | undefined) => void;
}

interface ListWithImport {
  readonly search: { readonly import?: string | undefined };
  readonly setSearch: (changes: { import: string | undefined }) => void;
}

/** The choice of a file, in the place of an import. */
const NONE = '1';

/** Reads and writes the open import in the address of a list. */
export function importAddress({ search, setSearch }: ListWithImport): ImportAddress {
  return {
    id: search.import === NONE ? undefined : search.import,
    open: (id) => setSearch({ import: id ?? NONE }),
  };
}
