import { FARMER } from '#modules/farmer-quotas/contract/farmers.ts';
import { quotaPermissions } from '#modules/farmer-quotas/contract/permissions.ts';
import { FARMER_QUOTA } from '#modules/farmer-quotas/contract/quotas.ts';
import type { PersonalField } from '#platform/server/personal-data/personal-data.ts';
import { farmerQuotas, farmers } from './quotas.tables.ts';

const reveal = quotaPermissions.name('reveal');

export const farmerNationalId: PersonalField = {
  entity: FARMER,
  name: 'national_id',
  table: farmers,
  column: farmers.national_id,
  reveal,
  shown: 4,
};

export const bankAccountNumber: PersonalField = {
  entity: FARMER_QUOTA,
  name: 'bank_account_no',
  table: farmerQuotas,
  column: farmerQuotas.bank_account_no,
  reveal,
  shown: 4,
};

export const baacAccountNumber: PersonalField = {
  ...bankAccountNumber,
  name: 'baac_account_number',
  column: farmerQuotas.baac_account_number,
};
