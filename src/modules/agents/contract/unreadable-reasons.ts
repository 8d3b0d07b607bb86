import { z } from 'zod';

/** Why a document gave no text. Each has a text under `agents:reasons`: what happened, what to do next. */
export const unreadableReasonSchema = z.enum([
  'encrypted',
  'empty',
  'scanned_without_text',
  'too_large_unpacked',
  'damaged',
  'too_old',
  'wrong_type',
  'too_slow',
]);
export type UnreadableReason = z.infer<typeof unreadableReasonSchema>;
