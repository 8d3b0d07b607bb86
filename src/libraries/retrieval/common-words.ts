/** Words that say nothing about the subject of a text; the built-in model leaves them out. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `the a an of in on to and or for by with at from that this it its is are was were be been has have had
  as do does did what which who when where why how
  ที่ และ ของ ใน เป็น การ ได้ มี จะ ให้ ว่า กับ โดย จาก ไป มา ก็
  อะไร ใคร ไหน อย่างไร เท่าไร เท่าไหร่ เมื่อไร เมื่อใด ทำไม`.split(/\s+/),
);

const ENGLISH_QUESTION_WORDS =
  /\b(?:what|which|who|whom|whose|when|where|why|how|did|does|do|is|are|was|were)\b/g;

/** Thai is written without spaces, so longer words come before those they contain. */
const THAI_QUESTION_WORDS =
  /อะไร|เท่าไหร่|เท่าไร|เท่าใด|ที่ไหน|ที่ใด|เมื่อไหร่|เมื่อไร|เมื่อใด|อย่างไร|ยังไง|ทำไม|เพราะเหตุใด|หรือไม่|หรือเปล่า|คนใด|ผู้ใด|สิ่งใด|ใคร|กี่|ไหน|ใด|บ้าง|คือ/g;

/**
 * Replaces question words by `gap`. They are rare in documents, so they would weigh much and
 * draw in whatever text happens to ask something.
 */
export function withoutQuestionWords(normalised: string, gap: string): string {
  return normalised.replace(ENGLISH_QUESTION_WORDS, gap).replace(THAI_QUESTION_WORDS, gap);
}
