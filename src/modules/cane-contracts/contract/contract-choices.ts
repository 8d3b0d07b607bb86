export const contractTypes = [
  'promotion',
  'tons_pro_7_days',
  'tons_pro_crane',
  'tons_loss',
  'green_drop',
] as const;

export type ContractType = (typeof contractTypes)[number];

export const promotionTypes = ['type1', 'type2', 'type3', 'type4', 'type5'] as const;

export const supportTypes = [
  'fertilizer',
  'machinery',
  'seeds',
  'pesticide',
  'cash',
  'other',
] as const;

/** When within a season the cane is delivered. */
export const dayRanges = [
  '1-7',
  '8-14',
  '15-21',
  '22-28',
  '7-days-after-open',
  '7-days-before-newyear',
  '7-days-after-newyear',
  '7-days-before-close',
] as const;

export const contractWarnings = ['tons_above_expected'] as const;

export const contractSortKeys = ['createdAt', 'updatedAt', 'code', 'totalTons', 'status'] as const;

export const contractLimits = {
  crane: 100,
  description: 500,
  file_name: 255,
  reason: 500,
  plots: 200,
  supports: 100,
  attachments: 50,
} as const;
