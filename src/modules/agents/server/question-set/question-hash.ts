import { createHash } from 'node:crypto';
import { joinThai, normaliseText } from '#platform/server/search/normalise-text.ts';

/** Equal for questions that read alike. */
export function hashQuestion(question: string): string {
  return createHash('sha256')
    .update(joinThai(normaliseText(question)))
    .digest('hex');
}
