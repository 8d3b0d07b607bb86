import type { ProductColumn } from '#modules/products/contract/product-import.ts';
import type { ProductInput } from '#modules/products/contract/products.ts';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import type { RowProblem } from '#platform/server/file-import/row-problem.ts';
import type { ProductRow } from './products-in-file.ts';

type Values = Omit<ProductInput, 'code' | 'picture'>;

/** What the company has before the import. */
export interface StoredProduct extends Values {
  readonly id: string;
  readonly code: string;
  readonly updated_at: string;
}

interface Unit {
  readonly id: string;
  readonly name_th: string;
  readonly name_en: string;
}

interface Planning {
  readonly rows: readonly ProductRow[];
  readonly stored: readonly StoredProduct[];
  readonly units: readonly Unit[];
}

/** What rows of a file would change. */
export interface ProductPlan {
  readonly created: { readonly line: number; readonly product: ProductInput }[];
  readonly updated: {
    readonly line: number;
    readonly before: StoredProduct;
    readonly change: Partial<Values>;
  }[];
  readonly unchanged: number;
  readonly problems: RowProblem<ProductColumn>[];
}

const BLANK = { name_en: '', category: '', vat: 'standard', status: 'active', note: '' } as const;

/** Compares a file with the products: which are new, which change, and what in the file is a problem. */
export function planProducts({ rows, stored, units }: Planning): ProductPlan {
  const problems: RowProblem<ProductColumn>[] = [];
  const created: ProductPlan['created'] = [];
  const updated: ProductPlan['updated'] = [];
  let unchanged = 0;
  const byCode = new Map(stored.map((product) => [product.code, product]));
  const unitIds = new Map(
    units.flatMap(({ id, name_th, name_en }) =>
      [name_en, name_th].map((name) => [normaliseText(name), id] as const),
    ),
  );
  for (const row of rows) {
    const { line, code, unit } = row;
    const unit_id = unit === undefined ? undefined : unitIds.get(normaliseText(unit));
    if (unit !== undefined && unit_id === undefined) {
      problems.push({ line, column: 'unit', value: unit, code: 'products:errors.unit_not_found' });
      continue;
    }
    const given = { ...valuesOf(row), ...(unit_id !== undefined && { unit_id }) };
    const before = byCode.get(code);
    if (before !== undefined) {
      const change = differing(before, given);
      if (Object.keys(change).length === 0) unchanged += 1;
      else updated.push({ line, before, change });
      continue;
    }
    const { name_th, price } = row;
    if (name_th === undefined || price === undefined || unit_id === undefined) {
      for (const column of ['name_th', 'unit', 'price'] as const) {
        if (row[column] !== undefined) continue;
        problems.push({ line, column, value: '', code: 'products:errors.missing_in_new' });
      }
      continue;
    }
    const product = { ...BLANK, picture: null, ...given, code, name_th, price, unit_id };
    created.push({ line, product });
  }
  return { created, updated, unchanged, problems };
}

/** A column that the file does not have leaves a value as it is; an empty cell removes it. */
function valuesOf({ line: _line, code: _code, unit: _unit, ...row }: ProductRow): Partial<Values> {
  const { name_en, category, vat, status, note, ...rest } = row;
  return defined({
    ...rest,
    name_en: name_en === null ? BLANK.name_en : name_en,
    category: category === null ? BLANK.category : category,
    vat: vat === null ? BLANK.vat : vat,
    status: status === null ? BLANK.status : status,
    note: note === null ? BLANK.note : note,
  });
}

function defined(values: Partial<Values>): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function differing(before: StoredProduct, given: Partial<Values>): Partial<Values> {
  const stored = new Map<string, unknown>(Object.entries(before));
  const different = Object.entries(given).filter(([name, value]) => stored.get(name) !== value);
  return Object.fromEntries(different);
}
