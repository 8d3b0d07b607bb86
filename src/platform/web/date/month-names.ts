/** Both languages: a Thai reader may paste a date from an English letter. */
const LOCALES = ['th-TH', 'en-GB'] as const;

interface Names {
  readonly long: string;
  readonly short: string;
}

let known: readonly (readonly Names[])[] | undefined;

/** The number of the month which a word names, in full or abbreviated, with or without dots. */
export function monthOf(word: string): number | undefined {
  known ??= LOCALES.map(namesIn);
  const letters = withoutDots(word);
  for (const names of known) {
    const index = names.findIndex(({ long, short }) => short === letters || long === letters);
    if (index !== -1) return index + 1;
  }
  return beginning(letters, known.flat());
}

/** A beginning of three letters is enough: no two months have the same. */
function beginning(letters: string, names: readonly Names[]): number | undefined {
  if (letters.length < 3) return undefined;
  const index = names.findIndex(({ long }) => long.startsWith(letters));
  return index === -1 ? undefined : (index % 12) + 1;
}

function namesIn(locale: string): Names[] {
  const write = (month: 'long' | 'short') =>
    new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
  const [long, short] = [write('long'), write('short')];
  return Array.from({ length: 12 }, (_month, index) => {
    const day = Date.UTC(2000, index, 1);
    return { long: plain(long.format(day)), short: plain(short.format(day)) };
  });
}

function plain(name: string): string {
  return withoutDots(name.toLowerCase());
}

function withoutDots(text: string): string {
  return text.replaceAll('.', '');
}
