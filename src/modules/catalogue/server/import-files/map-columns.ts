import {
  IMPORT_PARTS,
  importFormat,
  type FormatColumn,
  type ImportPart,
} from '#modules/catalogue/contract/import-format.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { normaliseText } from '#libraries/text/normalise-text.ts';
import type { Translator } from '#platform/server/texts/translator.ts';

/** Which list a file or sheet is, by its name in the format or in either language, if it matches. */
export function findPart(name: string, translator: Translator): ImportPart | undefined {
  const wanted = keyOf(name.replace(/^.*[/\\]/, '').replace(/\.[a-z]+$/i, ''));
  return IMPORT_PARTS.find((part) =>
    [part, ...labelsOf(translator, `catalogue:imports.parts.${part}`)].some(
      (label) => keyOf(label) === wanted,
    ),
  );
}

/** Which column of a list each heading is: by its name in the format or its label in either language. */
export function proposeMapping(
  part: ImportPart,
  headings: readonly string[],
  translator: Translator,
): (string | null)[] {
  const byHeading = new Map<string, string>();
  for (const column of Object.keys(importFormat[part])) {
    for (const label of labelsOf(translator, `catalogue:imports.columns.${column}`)) {
      byHeading.set(keyOf(label), column);
    }
    byHeading.set(keyOf(column), column);
  }
  const taken = new Set<string>();
  return headings.map((heading) => {
    const column = byHeading.get(keyOf(heading));
    if (column === undefined || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}

/** Required columns of a list that no heading matches. */
export function missingColumns(part: ImportPart, mapping: readonly (string | null)[]): string[] {
  return Object.entries<FormatColumn>(importFormat[part])
    .filter(([column, { required }]) => required === true && !mapping.includes(column))
    .map(([column]) => column);
}

/** The meaning of a cell's text, in either language. */
export function choicesByText(translator: Translator): ReadonlyMap<string, string> {
  const choices = IMPORT_PARTS.flatMap((part) =>
    Object.values<FormatColumn>(importFormat[part]).flatMap(({ choices: all }) => all ?? []),
  );
  return new Map(
    choices.flatMap((choice) =>
      labelsOf(translator, `catalogue:imports.choices.${choice.toLowerCase()}`).map(
        (label): [string, string] => [label.toLowerCase(), choice],
      ),
    ),
  );
}

function labelsOf(translator: Translator, key: string): string[] {
  return LANGUAGES.map((language) => translator.translate(language, key));
}

/** Case, blanks, dashes and underscores make no difference. */
function keyOf(name: string): string {
  return normaliseText(name).replace(/[\s_-]+/g, '');
}
