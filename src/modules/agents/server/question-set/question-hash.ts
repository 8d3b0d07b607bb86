import { createHash } from 'node:crypto';
import { joinThai, normaliseText } from '#libraries/text/normalise-text.ts';

/** Equal for questions that read alike. */
export function hashQuestion(question: string): string {
  return createHash('sha256')
    .update(joinThai(normaliseText(question)))
    .digest('hex');
}
