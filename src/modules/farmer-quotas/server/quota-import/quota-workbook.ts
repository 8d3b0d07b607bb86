import { QUOTA_COLUMNS, type QuotaColumn } from '#modules/farmer-quotas/contract/imports.ts';
import { maritalStatuses } from '#modules/farmer-quotas/contract/quota-choices.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { writeWorkbook } from '#platform/server/spreadsheets/write-workbook.ts';
import { listOffices } from '../settings/settings.queries.ts';
import { EXAMPLE } from './example-quota.ts';
import { quotasInFile } from './quotas-in-file.ts';
import { readSeasons } from './stored-quotas.queries.ts';

/** The values that a company allows in some columns. */
type Allowed = Readonly<Partial<Record<QuotaColumn, readonly string[]>>>;

/** What rows may name that the company has: its field offices and open seasons. */
export async function allowedValues(
  tx: Transaction,
  scope: Pick<Scope, 'companyId' | 'language'>,
): Promise<Allowed> {
  const seasons = [...(await readSeasons(tx, scope)).values()];
  return {
    office: (await listOffices(tx, scope)).map(({ name }) => name),
    season: seasons.filter(({ status }) => status === 'open').map(({ name }) => name),
  };
}

interface Workbook {
  readonly allowed: Allowed;
  readonly translator: Context['translator'];
  readonly language: Scope['language'];
}

/** A workbook to fill in: headings and an example, and a sheet that explains the columns. */
export function writeTemplate({ allowed, translator, language }: Workbook): Promise<Uint8Array> {
  const say = (key: string) => translator.translate(language, `farmer-quotas:${key}`);
  const headings = QUOTA_COLUMNS.map((column) => say(`fields.${column}`));
  const statuses = maritalStatuses.map((status) => say(`marital_statuses.${status}`));
  const values: Allowed = { ...allowed, marital_status: statuses };
  const required = new Set<QuotaColumn>(quotasInFile({ season: '' }).required);
  const guide = QUOTA_COLUMNS.map((column, place) => [
    headings[place] ?? '',
    say(required.has(column) ? 'template.yes' : 'template.no'),
    say(`template.hints.${column}`),
    (values[column] ?? []).join(', '),
  ]);
  const of = ['column', 'needed', 'how', 'allowed'].map((name) => say(`template.${name}`));
  return writeWorkbook([
    {
      name: say('template.sheet'),
      rows: [headings, QUOTA_COLUMNS.map((column) => EXAMPLE[column] ?? '')],
      widths: headings.map((heading) => Math.max(14, heading.length + 2)),
    },
    { name: say('template.guide'), rows: [of, ...guide], widths: [30, 12, 60, 60] },
  ]);
}
