import { z } from 'zod';
import { fileCorrection } from '#platform/contract/file-imports.ts';

/** A cell that is taken as this instead of what the file has, in the table of this name. */
export const importCorrection = fileCorrection.extend({ table: z.string().max(1_000) });

export type ImportCorrection = z.output<typeof importCorrection>;

/** The same with what the file has. */
export const correctedCell = importCorrection.extend({ was: z.string() });

export type CorrectedCell = z.output<typeof correctedCell>;

/** A row of the files as the check has read it, with the cells that were corrected. */
export const importLine = z.object({
  table: z.string(),
  /** Counted as in spreadsheets and editors; in JSON the position in its list. */
  line: z.number().int().nonnegative(),
  /** By the places of the headings; empty where a column is left out. */
  cells: z.array(z.string()),
  problems: z.array(
    z.object({
      column: z.string(),
      /** In the caller's language. */
      message: z.string(),
    }),
  ),
});

export type ImportLine = z.output<typeof importLine>;
