import { setImmediate } from 'node:timers/promises';
import type { placeResolver } from '#modules/geography/server/public.ts';
import type { QuotaColumn, quotaImportModes } from '#modules/farmer-quotas/contract/imports.ts';
import {
  correctedStatuses,
  editableStatuses,
} from '#modules/farmer-quotas/contract/quota-choices.ts';
import type { RowProblem } from '#platform/server/file-import/row-problem.ts';
import { partsOf } from '#platform/server/personal-data/sealed-column.ts';
import { differences } from '../farmers/keep-farmer.ts';
import type { QuotaRow } from './quotas-in-file.ts';
import { readValues } from './read-values.ts';
import { refuse, type Refusal } from './refuse-row.ts';
import type {
  readFarmers,
  readOffices,
  readQuotas,
  readSeasons,
  StoredFarmer,
  StoredQuota,
} from './stored-quotas.queries.ts';

type Found<Read extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Read>>;

interface Planning {
  readonly rows: readonly QuotaRow[];
  readonly season: string;
  readonly mode: (typeof quotaImportModes)[number];
  readonly seasons: Found<typeof readSeasons>;
  readonly offices: Found<typeof readOffices>;
  readonly farmers: Found<typeof readFarmers>;
  readonly quotas: Found<typeof readQuotas>;
  /** The hashes of a row's personal values. */
  readonly hashes: Hashes;
  readonly resolve: Awaited<ReturnType<typeof placeResolver>>;
}

export interface Hashes {
  readonly nationalIds: ReadonlyMap<QuotaRow, string>;
  readonly accounts: {
    readonly bank_account_no: (value: string) => string;
    readonly baac_account_number: (value: string) => string;
  };
}

export interface PlannedQuota {
  readonly row: QuotaRow;
  readonly hash: string;
  readonly season: { readonly id: string; readonly year: number };
  readonly farmer: StoredFarmer | undefined;
  readonly identity: { first_name: string; last_name: string; birth_date: string | null };
  readonly isRenamed: boolean;
  readonly stored: StoredQuota | undefined;
  readonly isChanged: boolean;
  /** Columns that the file has, but for sealed ones. */
  readonly values: Readonly<Record<string, string | number | null>>;
}

/** This many rows are compared before other work gets its turn. */
const ROWS_AT_ONCE = 100;

/** Compares a batch with what is stored: who is new, what changes, and what in the file is a problem. */
export async function planQuotas(planning: Planning) {
  const problems: RowProblem<QuotaColumn>[] = [];
  const planned: PlannedQuota[] = [];
  for (const [place, row] of planning.rows.entries()) {
    if (place % ROWS_AT_ONCE === 0) await setImmediate();
    const found = planRow(row, planning);
    if ('code' in found) {
      const { column, code, parameters } = found;
      const value = String(row[column] ?? '');
      problems.push({ line: row.line, column, value, code, parameters });
    } else planned.push(found);
  }
  return { problems, planned };
}

function planRow(row: QuotaRow, planning: Planning): PlannedQuota | Refusal {
  const season = seasonOf(row, planning);
  if ('code' in season) return season;
  const hash = planning.hashes.nationalIds.get(row) ?? '';
  const farmer = planning.farmers.get(hash);
  const stored = storedOf(row, { ...planning, season, farmer });
  if (stored !== undefined && 'code' in stored) return stored;
  if (planning.mode === 'create' && stored !== undefined) {
    return refuse('national_id', 'import_exists');
  }
  if (planning.mode === 'update' && stored === undefined) {
    return refuse('national_id', 'import_not_found');
  }
  const { first_name, last_name } = row;
  const birth_date = row.birth_date === undefined ? (farmer?.birth_date ?? null) : row.birth_date;
  const identity = { first_name, last_name, birth_date };
  const [differing] = farmer === undefined ? [] : differences(farmer, identity);
  if (differing !== undefined && farmer?.is_verified === true) {
    return refuse(
      differing.path === 'birth_date' ? 'birth_date' : 'first_name',
      differing.path === 'birth_date' ? 'birth_date_verified' : 'name_verified',
    );
  }
  const read = readValues(row, planning);
  if ('code' in read) return read;
  const { values } = read;
  const isRenamed = differing !== undefined;
  const isChanged = stored !== undefined && isDifferent(row, { stored, values, planning });
  const status = stored?.quota_status;
  if (isChanged && status !== undefined && !editableStatuses.includes(status)) {
    const isCorrected = correctedStatuses.includes(status);
    return refuse('national_id', isCorrected ? 'needs_correction' : 'not_editable');
  }
  return { row, hash, season, farmer, identity, isRenamed, stored, isChanged, values };
}

type Season = Pick<PlannedQuota, 'season'>['season'];

function seasonOf(row: QuotaRow, { season, seasons }: Planning): Season | Refusal {
  const name = row.season || season;
  const open = [...seasons.values()].findLast(({ status }) => status === 'open');
  const found = name === '' ? open : seasons.get(name);
  if (found === undefined) return refuse('season', name === '' ? 'season_none' : 'season_unknown');
  return found.status === 'closed' ? refuse('season', 'season_closed') : found;
}

/** The quota that a row is about: that of its number, which must be of the same person and season, or of the person. */
function storedOf(
  row: QuotaRow,
  {
    season,
    farmer,
    seasons,
    quotas,
  }: Pick<Planning, 'seasons' | 'quotas'> & Pick<PlannedQuota, 'farmer'> & { season: Season },
): StoredQuota | Refusal | undefined {
  const byCode = row.quota_code ? quotas.byCode.get(row.quota_code) : undefined;
  if (byCode !== undefined) {
    if (byCode.farmer_id !== farmer?.id) return refuse('quota_code', 'national_id_differs');
    if (byCode.season_id === season.id) return byCode;
    const name = [...seasons.values()].find(({ id }) => id === byCode.season_id)?.name ?? '';
    return refuse('quota_code', 'season_differs', { season: name });
  }
  const byPerson =
    farmer === undefined ? undefined : quotas.byFarmer.get(`${farmer.id} ${season.id}`);
  if (byPerson !== undefined && row.quota_code) return refuse('national_id', 'national_id_taken');
  return byPerson;
}

interface Comparing {
  readonly stored: StoredQuota;
  readonly values: PlannedQuota['values'];
  readonly planning: Planning;
}

const ACCOUNTS = ['bank_account_no', 'baac_account_number'] as const;

function isDifferent(row: QuotaRow, { stored, values, planning }: Comparing): boolean {
  const before = new Map<string, unknown>(Object.entries(stored));
  if (Object.entries(values).some(([name, value]) => before.get(name) !== value)) return true;
  return ACCOUNTS.some((name) => {
    const given = row[name];
    if (given === undefined) return false;
    const sealed = stored[name];
    const hash = sealed === null ? '' : partsOf(sealed).hash;
    return hash !== (given ? planning.hashes.accounts[name](given) : '');
  });
}
