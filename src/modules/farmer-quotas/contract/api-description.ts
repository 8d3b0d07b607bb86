import type { ApiDescription } from '#platform/contract/api-description.ts';
import { correction, correctionInput } from './corrections.ts';
import { quotaDocument } from './documents.ts';
import { farmer } from './farmers.ts';
import { quotaImportBatch } from './imports.ts';
import { quota, quotaChange } from './quotas.ts';
import { quotaReason, reasonInput } from './reasons.ts';
import { season, seasonChange, seasonInput } from './seasons.ts';
import { quotaSettings } from './settings.ts';
import { quotaStatistics } from './statistics.ts';

/** What the OpenAPI document says of this module besides its routes. */
export const quotasApi: ApiDescription = {
  groups: [
    {
      name: 'Farmer quotas',
      description: 'The growers of each season: register, verification, corrections and imports.',
      paths: ['quotas', 'reports'],
    },
  ],
  schemas: {
    FarmerQuota: quota,
    FarmerQuotaChange: quotaChange,
    FarmerQuotaDocument: quotaDocument,
    FarmerQuotaCorrection: correction,
    FarmerQuotaCorrectionInput: correctionInput,
    FarmerQuotaImport: quotaImportBatch,
    FarmerQuotaReason: quotaReason,
    FarmerQuotaReasonInput: reasonInput,
    FarmerQuotaSeason: season,
    FarmerQuotaSeasonChange: seasonChange,
    FarmerQuotaSeasonInput: seasonInput,
    FarmerQuotaSettings: quotaSettings,
    FarmerQuotaStatistics: quotaStatistics,
    Farmer: farmer,
  },
};
