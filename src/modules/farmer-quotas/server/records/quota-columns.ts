import { getTableColumns, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { departmentReference, employeeName } from '#modules/directory/server/public.ts';
import type { QuotaDocumentType } from '#modules/farmer-quotas/contract/quota-choices.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { maskIn } from '#platform/server/personal-data/sealed-column.ts';
import { farmerQuotas, farmers } from './quotas.tables.ts';
import { quotaCorrections } from './corrections.tables.ts';
import { quotaDocuments } from './documents.tables.ts';
import { quotaSeasons } from './seasons.tables.ts';

const { company_id: companyId } = farmerQuotas;

/** What lists and answers read of a quota. */
export function quotaColumns(language: Language | Placeholder) {
  const {
    company_id: _company,
    search_text: _text,
    claimed_by_user: _user,
    verified_by,
    ...own
  } = getTableColumns(farmerQuotas);
  return {
    ...own,
    bank_account_no: maskIn(farmerQuotas.bank_account_no),
    baac_account_number: maskIn(farmerQuotas.baac_account_number),
    first_name: ofFarmer<string>(farmers.first_name),
    last_name: ofFarmer<string>(farmers.last_name),
    birth_date: ofFarmer<string | null>(sql`${farmers.birth_date}::text`),
    national_id: ofFarmer<string>(maskIn(farmers.national_id)),
    season: ofSeason<string>(quotaSeasons.name),
    year: ofSeason<number>(quotaSeasons.year),
    season_is_open: ofSeason<boolean>(sql`${quotaSeasons.status} = 'open'`),
    office_name: nameIn(departmentReference({ companyId, id: farmerQuotas.office_id, language })),
    claimed_by_name: employeeName({ companyId, id: farmerQuotas.claimed_by, language }),
    verified_by_name: employeeName({ companyId, id: verified_by, language }),
    id_card_file_id: fileOf('id_card_copy'),
    house_registration_file_id: fileOf('house_registration_copy'),
    open_correction_id: openCorrection(),
  };
}

function ofFarmer<Value>(value: SQL | PgColumn) {
  return wrapped<Value>(sql`(
    select ${value} from ${farmers}
    where ${farmers.company_id} = ${companyId} and ${farmers.id} = ${farmerQuotas.farmer_id})`);
}

function ofSeason<Value>(value: SQL | PgColumn) {
  return wrapped<Value>(sql`(
    select ${value} from ${quotaSeasons}
    where ${quotaSeasons.company_id} = ${companyId} and ${quotaSeasons.id} = ${farmerQuotas.season_id})`);
}

function fileOf(type: QuotaDocumentType) {
  return wrapped<string | null>(sql`(
    select ${quotaDocuments.attachment_id} from ${quotaDocuments}
    where ${quotaDocuments.company_id} = ${companyId} and ${quotaDocuments.quota_id} = ${farmerQuotas.id}
      and ${quotaDocuments.document_type} = ${type})`);
}

function openCorrection() {
  return wrapped<string | null>(sql`(
    select ${quotaCorrections.id} from ${quotaCorrections}
    where ${quotaCorrections.company_id} = ${companyId} and ${quotaCorrections.quota_id} = ${farmerQuotas.id}
      and ${quotaCorrections.status} = 'pending')`);
}

function nameIn(unit: SQL): SQL<string | null> {
  return wrapped<string | null>(sql`${unit} ->> 'name'`);
}

/** Drizzle removes the table from columns that it finds in a selected column itself. */
function wrapped<Value>(value: SQL): SQL<Value> {
  return sql<Value>`${value}`;
}
