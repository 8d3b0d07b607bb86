import { eq, sql } from 'drizzle-orm';
import type { ProductImportReport } from '#modules/products/contract/product-import.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { reportFile } from '#platform/server/file-import/report-file.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { createProduct } from '../products/create-product.ts';
import { products, productUnits } from '../products/products.tables.ts';
import { updateProduct } from '../products/update-product.ts';
import { planProducts, type StoredProduct } from './plan-products.ts';
import type { ReadProducts } from './products-in-file.ts';

interface Import {
  readonly read: ReadProducts;
  readonly dryRun: boolean;
  /** By the calendar of Bangkok: prices are valid from it. */
  readonly today: string;
  readonly translator: Translator;
}

/** Distinguishes the locks of these imports from all other advisory locks. */
const IMPORTS = 7402;

/** Changes the products as a file requires, or only reports what that would change. */
export async function importProducts(
  tx: Transaction,
  scope: Scope,
  { read, dryRun, today, translator }: Import,
): Promise<ProductImportReport> {
  const { companyId } = scope;
  // When two imports run at the same time, the second sees what the first has done.
  if (!dryRun) await tx.execute(sql`select pg_advisory_xact_lock(${IMPORTS}, ${companyId})`);
  const plan = planProducts({
    rows: read.rows,
    stored: await readProducts(tx, companyId),
    units: await tx.select().from(productUnits).where(eq(productUnits.company_id, companyId)),
  });
  const report = reportFile({
    table: read.table,
    lines: read.lines,
    problems: [...read.problems, ...plan.problems],
    dryRun,
    translator,
    language: scope.language,
  });
  if (!dryRun) {
    for (const product of plan.created) await createProduct(tx, scope, { product, today });
    for (const { before, change } of plan.updated) {
      const { id, updated_at } = before;
      await updateProduct(tx, scope, { id, change: { ...change, updated_at }, today });
    }
  }
  return {
    dry_run: dryRun,
    rows: read.total,
    created: plan.created.length,
    updated: plan.updated.length,
    unchanged: plan.unchanged,
    ...report,
  };
}

function readProducts(tx: Transaction, companyId: number): Promise<StoredProduct[]> {
  return tx
    .select({
      id: products.id,
      code: products.code,
      name_th: products.name_th,
      name_en: products.name_en,
      category: products.category,
      unit_id: products.unit_id,
      price: products.price,
      vat: products.vat,
      status: products.status,
      note: products.note,
      updated_at: products.updated_at,
    })
    .from(products)
    .where(eq(products.company_id, companyId));
}
