/** What companies may require; without a validator, for screens. */
export const SECURITY_LIMITS = {
  min_characters: { min: 10, max: 64 },
  session_days: { min: 1, max: 30 },
} as const;
