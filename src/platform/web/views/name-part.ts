import { sayKey } from '../i18n/problems.ts';
import { loadedModules } from '../i18n/texts.ts';
import type { Column } from '../table/columns.ts';

/** The columns of a list as far as they name things. */
export type NamedColumn = Pick<Column<never>, 'id' | 'header' | 'sort'>;

/** What people call a filter or a column: as its heading, or as a field of what screens have shown. */
export function namePart(part: string, columns: readonly NamedColumn[]): string {
  const spellings = [part, part.replace(/_id$/, ''), part.split('_').at(-1) ?? part];
  const found = spellings.map((name) => headingOf(name, columns) ?? labelOf(name));
  return found.find((text) => text !== undefined) ?? part;
}

function headingOf(name: string, columns: readonly NamedColumn[]): string | undefined {
  return columns.find(({ id, sort }) => id === name || sort === name)?.header;
}

function labelOf(name: string): string | undefined {
  const keys = loadedModules().map((module) => `${module}:fields.${name}`);
  return keys.map((key) => sayKey(key)).find((text, place) => text !== keys[place]);
}
