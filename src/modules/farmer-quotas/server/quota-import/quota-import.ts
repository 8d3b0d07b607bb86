import type { z } from 'zod';
import { placeResolver } from '#modules/geography/server/public.ts';
import {
  QUOTA_IMPORT,
  quotaImportEvents,
  quotaImportLimits,
  quotaImportOptions,
} from '#modules/farmer-quotas/contract/imports.ts';
import { quotaPermissions } from '#modules/farmer-quotas/contract/permissions.ts';
import { FARMER_QUOTA } from '#modules/farmer-quotas/contract/quotas.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { importKind } from '#platform/server/file-import/define-import.ts';
import type { ImportKind } from '#platform/server/file-import/import-kind.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { PersonalData } from '#platform/server/personal-data/personal-data.ts';
import {
  baacAccountNumber,
  bankAccountNumber,
  farmerNationalId,
} from '../records/personal-fields.ts';
import { farmerQuotas } from '../records/quotas.tables.ts';
import { planQuotas, type Hashes } from './plan-quotas.ts';
import { quotasInFile, type QuotaRow } from './quotas-in-file.ts';
import { readFarmers, readOffices, readQuotas, readSeasons } from './stored-quotas.queries.ts';
import { removeQuotas, returnNames } from './undo-quotas.ts';
import { writeQuotas } from './write-quotas.ts';

/** So few that an import which is cancelled stops within a second. */
const ROWS_AT_ONCE = 1_000;

/** Quotas from the sheets of field offices. */
export function quotaImport({
  clock,
  personalData,
}: Pick<Context, 'clock' | 'personalData'>): ImportKind {
  return importKind({
    name: QUOTA_IMPORT,
    entity: FARMER_QUOTA,
    access: quotaPermissions.names.write,
    table: farmerQuotas,
    nameOf: farmerQuotas.quota_code,
    limits: { bytes: quotaImportLimits.bytes, rows: quotaImportLimits.rows },
    leavesOut: true,
    importedEvent: quotaImportEvents.imported,
    options: quotaImportOptions,
    meant: ['marital_status', 'office', 'season', 'province', 'registered_province'],
    records: quotasInFile,
    rowsAtOnce: ROWS_AT_ONCE,
    async plan(tx, scope, { rows, options, isTrial }) {
      const resolve = await placeResolver();
      const given = { rows, options, isTrial, personalData, resolve };
      const { planned, problems } = await planRows(tx, scope, given);
      const created = planned.filter(({ stored }) => stored === undefined).length;
      const changed = planned.filter(
        ({ stored, isChanged, isRenamed }) => stored !== undefined && (isChanged || isRenamed),
      );
      return {
        problems,
        created,
        updated: changed.length,
        unchanged: planned.length - created - changed.length,
        changes: changed.flatMap(({ stored }) => stored?.id ?? []),
        write: () =>
          writeQuotas(tx, scope, {
            planned,
            status: options.quota_status,
            personalData,
            now: clock.now(),
          }),
      };
    },
    remove: removeQuotas,
    takeBack: returnNames,
  });
}

interface Batch {
  readonly rows: readonly QuotaRow[];
  readonly options: z.output<typeof quotaImportOptions>;
  readonly isTrial: boolean;
  readonly personalData: PersonalData;
  readonly resolve: Awaited<ReturnType<typeof placeResolver>>;
}

/** Compares rows with what is stored of them. */
export async function planRows(
  tx: Transaction,
  scope: Scope,
  { rows, options, isTrial, personalData, resolve }: Batch,
) {
  const hashes = hashesIn(scope, { rows, personalData });
  const [farmers, seasons, offices] = await Promise.all([
    readFarmers(tx, scope, { hashes: [...hashes.nationalIds.values()], isTrial }),
    readSeasons(tx, scope),
    readOffices(tx, scope),
  ]);
  return planQuotas({
    rows,
    season: options.season,
    mode: options.mode,
    seasons,
    offices,
    farmers,
    quotas: await readQuotas(tx, scope, {
      farmerIds: [...farmers.values()].map(({ id }) => id),
      codes: rows.flatMap(({ quota_code }) => quota_code || []),
      isTrial,
    }),
    hashes,
    resolve,
  });
}

function hashesIn(
  scope: Scope,
  { rows, personalData }: Pick<Batch, 'rows' | 'personalData'>,
): Hashes {
  return {
    nationalIds: new Map(
      rows.map((row) => [row, personalData.hash(scope, farmerNationalId, row.national_id)]),
    ),
    accounts: {
      bank_account_no: (value) => personalData.hash(scope, bankAccountNumber, value),
      baac_account_number: (value) => personalData.hash(scope, baacAccountNumber, value),
    },
  };
}
