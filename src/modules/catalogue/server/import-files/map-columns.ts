import {
  IMPORT_PARTS,
  importFormat,
  type FormatColumn,
  type ImportPart,
} from '#modules/catalogue/contract/import-format.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { comparable, headingMatcher } from '#platform/server/file-import/map-headings.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { knownFieldType } from '../entries/field-type-of.ts';
import type { FindChoice } from './check-row.ts';

/** Which list a file or sheet is, by its name in the format or in either language, if it matches. */
export function findPart(name: string, translator: Translator): ImportPart | undefined {
  const wanted = comparable(name.replace(/^.*[/\\]/, '').replace(/\.[a-z]+$/i, ''));
  return IMPORT_PARTS.find((part) =>
    [part, ...labelsOf(translator, `catalogue:imports.parts.${part}`)].some(
      (label) => comparable(label) === wanted,
    ),
  );
}

/** What each heading is in each of the lists. */
export type Proposals = { [Part in ImportPart]: (string | null)[] };

/** A table whose columns are to be matched. */
interface Unmatched {
  readonly headings: readonly string[];
  readonly sample: readonly (readonly string[])[];
}

/** Which column each heading is, for each list that the table could be. */
export function proposeMappings(table: Unmatched, translator: Translator): Proposals {
  const propose = (part: ImportPart) => proposeMapping(part, table, translator);
  return {
    modules: propose('modules'),
    features: propose('features'),
    fields: propose('fields'),
    process_outputs: propose('process_outputs'),
    analytic_fields: propose('analytic_fields'),
  };
}

/** The list whose required columns the headings have, and most of its others. */
export function guessPart(proposals: Proposals): ImportPart | undefined {
  const matched = (part: ImportPart) => proposals[part].filter((column) => column !== null).length;
  return IMPORT_PARTS.filter((part) => missingColumns(part, proposals[part]).length === 0).toSorted(
    (one, other) => matched(other) - matched(one),
  )[0];
}

/** By the name in the format, by the labels in both languages, by other usual names, and last by the samples. */
function proposeMapping(
  part: ImportPart,
  { headings, sample }: Unmatched,
  translator: Translator,
): (string | null)[] {
  const columns = Object.entries<FormatColumn>(importFormat[part]);
  const names = columns.map(([column]) => column);
  const mapping = headingMatcher(names, spellingsIn(translator))(headings);
  const findChoice = findChoiceBy(translator);
  for (const place of headings.keys()) {
    if (mapping[place] !== null) continue;
    const cells = sample.map((row) => (row[place] ?? '').trim().toLowerCase()).filter(Boolean);
    const found = columns.find(
      ([column, { choices: all = [] }]) =>
        // Any column of yes and no would look like such a one.
        !all.includes('true') &&
        !mapping.includes(column) &&
        cells.length > 0 &&
        cells.every((cell) =>
          all.some((choice) => choice.toLowerCase() === cell || findChoice(cell) === choice),
        ),
    );
    mapping[place] = found?.[0] ?? null;
  }
  return mapping;
}

/** Finds which headings any of the lists has. */
export function knownHeadings(translator: Translator) {
  const columns = IMPORT_PARTS.flatMap((part) => Object.keys(importFormat[part]));
  return headingMatcher([...new Set(columns)], spellingsIn(translator));
}

function spellingsIn(translator: Translator) {
  return [
    (column: string) => [column, ...labelsOf(translator, `catalogue:imports.columns.${column}`)],
    (column: string) => othersOf(translator, `catalogue:imports.other_names.${column}`),
  ];
}

/** Required columns of a list that no heading matches. */
export function missingColumns(part: ImportPart, mapping: readonly (string | null)[]): string[] {
  return Object.entries<FormatColumn>(importFormat[part])
    .filter(([column, { required }]) => required === true && !mapping.includes(column))
    .map(([column]) => column);
}

/** The meaning of a cell's text, in either language, as other programs write it, or as a type of a database. */
export function findChoiceBy(translator: Translator): FindChoice {
  let choices: ReadonlyMap<string, string> | undefined;
  return (text) => (choices ??= choicesByText(translator)).get(text) ?? knownFieldType(text);
}

function choicesByText(translator: Translator): ReadonlyMap<string, string> {
  const choices = IMPORT_PARTS.flatMap((part) =>
    Object.values<FormatColumn>(importFormat[part]).flatMap(({ choices: all }) => all ?? []),
  );
  const textsOf = (choice: string) => [
    ...othersOf(translator, `catalogue:imports.other_choices.${choice.toLowerCase()}`),
    ...labelsOf(translator, `catalogue:imports.choices.${choice.toLowerCase()}`),
  ];
  return new Map(
    choices.flatMap((choice) =>
      textsOf(choice).map((text): [string, string] => [text.toLowerCase(), choice]),
    ),
  );
}

function labelsOf(translator: Translator, key: string): string[] {
  return LANGUAGES.map((language) => translator.translate(language, key));
}

/** Other names for the same, which commas separate. */
function othersOf(translator: Translator, key: string): string[] {
  return labelsOf(translator, key).flatMap((names) => names.split(',').map((name) => name.trim()));
}
