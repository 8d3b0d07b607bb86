import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FileImportOptions, ImportFacts } from '#platform/contract/file-imports.ts';
import type { Fact } from '../page/panel.tsx';

/** One of the values that a column may have. */
export interface KnownValue {
  readonly value: string;
  readonly label: string;
}

/** A cell that can be imported and should be looked at once more. */
export interface DoubtfulCell {
  readonly line: number;
  readonly column: string;
  readonly hint: string;
}

/** What a kind of import brings besides what all have in common. */
export interface ImportedKind<Column extends string, Options extends FileImportOptions> {
  /** As the server calls it. */
  readonly kind: string;
  /** Under which mappings of columns are saved, for example `products-import`. */
  readonly name: string;
  readonly hint: string;
  readonly template: {
    readonly name: string;
    readonly columns: readonly Column[];
    /** A workbook that explains itself, in place of a file of headings. */
    readonly load?: () => Promise<Blob>;
  };
  readonly headingOf: (column: Column) => string;
  /** What other values of a column may mean, where only these are known. */
  readonly valuesOf?: Readonly<Partial<Record<Column, readonly KnownValue[]>>>;
  /** The size of a file, as the server limits it. */
  readonly mostBytes: number;
  /** What people choose besides the file, and what it is at first. */
  readonly options: Options;
  readonly drawOptions?: (options: Options, onChange: (options: Options) => void) => ReactNode;
  /** Whether rows with problems may be left out. */
  readonly mayLeaveOut: boolean;
  /** What the file would do besides adding and changing records. */
  readonly factsOf?: (facts: ImportFacts) => readonly Fact[];
  readonly doubtsOf?: (facts: ImportFacts) => readonly DoubtfulCell[];
  /** On the button, for so many records. */
  readonly runLabel: (count: number) => string;
  /** Where a record is shown. */
  readonly addressOf: (record: { readonly id: string; readonly name: string }) => string;
  readonly refreshes: readonly QueryKey[];
}

/** The options of an import that is open, where it has those of its kind. */
export function optionsOf<Options extends FileImportOptions>(
  usual: Options,
  chosen: FileImportOptions,
): Options {
  const own = Object.keys(usual).filter((name) => typeof chosen[name] === typeof usual[name]);
  return Object.assign({ ...usual }, Object.fromEntries(own.map((name) => [name, chosen[name]])));
}
