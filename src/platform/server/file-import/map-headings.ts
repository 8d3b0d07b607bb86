import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { namesWithin, synonymsOf } from '#libraries/text/heading-synonyms.ts';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import type { Translator } from '../texts/translator.ts';

/** The columns that a kind of record may have in a file. */
export interface RecordColumns<Column extends string> {
  /** In the order of the template. */
  readonly columns: readonly Column[];
  readonly required: readonly Column[];
  /** The text key of a column's heading. */
  readonly headingOf: (column: Column) => string;
}

type Places<Column> = readonly (Column | null)[];

/** What a column may be called, one list of names being surer than the next. */
type Spellings<Column> = readonly ((column: Column) => readonly string[])[];

/** Finds what headings are by what columns are called. No column has two places. */
export function headingMatcher<Column extends string>(
  columns: readonly Column[],
  spellings: Spellings<Column>,
): (headings: readonly string[]) => (Column | null)[] {
  const all = spellings.map((each) => namesOf(columns, each));
  return (headings) => {
    const places: (Column | null)[] = headings.map(() => null);
    for (const names of all) {
      for (const [place, heading] of headings.entries()) {
        if (places[place] != null) continue;
        const meant = names.get(comparable(heading)) ?? [];
        places[place] = meant.find((column) => !places.includes(column)) ?? null;
      }
    }
    return places;
  };
}

/** Finds what headings are by names within them, where all that are known mean one column. */
function matchNames<Column extends string>(
  headings: readonly string[],
  places: Places<Column>,
  match: (names: readonly string[]) => Places<Column>,
): Places<Column> {
  const found = [...places];
  for (const [place, heading] of headings.entries()) {
    const names = namesWithin(heading);
    if (places[place] != null || names.length === 1) continue;
    const meant = names.flatMap((name) => match([name])[0] ?? []);
    const [column, other] = new Set(meant);
    if (column === undefined || other !== undefined || found.includes(column)) continue;
    found[place] = column;
  }
  return found;
}

/** Finds what headings are by our own in either language and the names in the API, then by what else people call them. */
export function headingFinder<Column extends string>(
  { columns, headingOf }: RecordColumns<Column>,
  translator: Translator,
): (headings: readonly string[]) => Places<Column> {
  const own = (column: Column) => [
    column,
    ...LANGUAGES.map((language) => translator.translate(language, headingOf(column))),
  ];
  const match = headingMatcher(columns, [own, synonymsOf]);
  return (headings) => matchNames(headings, match(headings), match);
}

/** What a person has chosen for each place. */
export function chosenPlaces<Column extends string>(
  { columns }: Pick<RecordColumns<Column>, 'columns'>,
  chosen: string,
): Places<Column> {
  const places: (Column | null)[] = [];
  for (const name of chosen.split(',')) {
    const column = columns.find((each) => each === name);
    places.push(column === undefined || places.includes(column) ? null : column);
  }
  return places;
}

function namesOf<Column extends string>(
  columns: readonly Column[],
  spellings: (column: Column) => readonly string[],
): ReadonlyMap<string, readonly Column[]> {
  const names = new Map<string, Column[]>();
  for (const column of columns) {
    for (const name of spellings(column).map(comparable)) {
      names.set(name, [...(names.get(name) ?? []), column]);
    }
  }
  return names;
}

/** A name without what people write differently: case, blanks and punctuation. */
export function comparable(heading: string): string {
  return normaliseText(heading).replace(/[\s_.,:;*()/-]+/g, '');
}
