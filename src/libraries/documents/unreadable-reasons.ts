/** Why a document gave no text. */
export const unreadableReasons = [
  'encrypted',
  'empty',
  'scanned_without_text',
  'too_large_unpacked',
  'damaged',
  'too_old',
  'wrong_type',
  'too_slow',
] as const;

export type UnreadableReason = (typeof unreadableReasons)[number];
