/** Numbers that look random and are the same in each run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const LETTERS: Record<string, string> = {
  th: 'กขคงจชซญดตถทนบปผพมยรลวสหอะาิีึืุูเแโใไ่้',
  en: 'abcdefghijklmnopqrstuvwxyz',
};

/** Loses, replaces or doubles each letter or digit with this probability. */
export function damageLetters(
  text: string,
  { language, share, random }: { language: string; share: number; random: () => number },
): string {
  const letters = LETTERS[language] ?? '';
  const anyLetter = () => letters.charAt(Math.floor(random() * letters.length));
  return text.replace(/[\p{L}\p{M}\p{N}]/gu, (letter) => {
    if (random() >= share) return letter;
    const kind = random();
    if (kind < 1 / 3) return '';
    return kind < 2 / 3 ? anyLetter() : letter + anyLetter();
  });
}

/** The text with a share of its words exchanged for others, so that no two copies of it are equal. */
export function exchangeWords(
  text: string,
  { words, share, random }: { words: readonly string[]; share: number; random: () => number },
): string {
  return text
    .split(' ')
    .map((word) => (random() < share ? (words[Math.floor(random() * words.length)] ?? word) : word))
    .join(' ');
}
