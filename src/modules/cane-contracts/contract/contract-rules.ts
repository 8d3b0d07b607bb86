import type { z } from 'zod';
import type { ContractType } from './contract-choices.ts';

interface Given {
  readonly contractType?: ContractType | undefined;
  readonly dayRange?: unknown;
  readonly craneType?: unknown;
  readonly totalTons?: unknown;
}

type Rule = [
  (contract: Given) => boolean,
  { path: string[]; error: string; when: (payload: z.core.ParsePayload) => boolean },
];

/** A rule that is reported even where other fields are missing or wrong, unless its own field already is. */
function always(path: keyof Given, error: string, holds: (contract: Given) => boolean): Rule {
  return [
    holds,
    {
      path: [path],
      error: `cane-contracts:errors.${error}`,
      when: ({ value, issues }) =>
        typeof value === 'object' &&
        value !== null &&
        !issues.some((issue) => issue.path?.[0] === path),
    },
  ];
}

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

export const dayRangeIsGiven = always(
  'dayRange',
  'day_range_required',
  ({ contractType, dayRange }) => contractType !== 'tons_pro_7_days' || !isMissing(dayRange),
);

export const craneIsGiven = always(
  'craneType',
  'crane_required',
  ({ contractType, craneType }) => contractType !== 'tons_pro_crane' || !isMissing(craneType),
);

export const tonsAreGiven = always(
  'totalTons',
  'tons_required',
  ({ contractType, totalTons }) => contractType === 'green_drop' || !isMissing(totalTons),
);
