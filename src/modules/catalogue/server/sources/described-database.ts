export interface SchemaRow {
  readonly name: string;
  readonly comment: string | null;
}

export interface TableRow {
  /** By which the other rows of the same reading call it. */
  readonly id: number;
  /** Its number in the database, where that has one which renaming does not change. */
  readonly native_id: number | null;
  readonly schema: string;
  readonly name: string;
  readonly comment: string | null;
}

export interface ColumnRow {
  readonly table_id: number;
  readonly position: number;
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly fallback: string | null;
  readonly comment: string | null;
  /** How it is computed from other columns of its table. */
  readonly formula: string | null;
  readonly target_id: number | null;
  readonly target_column: string | null;
}

/** A primary or unique key, with the names of its columns. */
export interface KeyRow {
  readonly table_id: number;
  readonly is_primary: boolean;
  readonly columns: readonly string[];
}

/** A column that a view reads; the position is 0 where it reads none in particular of the table. */
export interface UseRow {
  readonly view_id: number;
  readonly table_id: number;
  readonly position: number;
}

/** A column of a view that is a column of a table, unchanged. */
export interface OriginRow extends UseRow {
  readonly view_position: number;
}

/** What a database knows about itself. */
export interface DescribedDatabase {
  /** Tables of this schema are called by their name alone. */
  readonly usualSchema: string;
  readonly schemas: readonly SchemaRow[];
  readonly tables: readonly TableRow[];
  readonly columns: readonly ColumnRow[];
  readonly keys: readonly KeyRow[];
  readonly uses: readonly UseRow[];
  readonly origins: readonly OriginRow[];
}
