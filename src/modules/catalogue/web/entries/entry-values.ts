import type { z } from 'zod';
import { entryChange, type Entry } from '#modules/catalogue/contract/entries.ts';
import { entryStatuses } from '#modules/catalogue/contract/entry-kinds.ts';

export const entryRules = entryChange.omit({ updated_at: true });

export type EntryValues = Required<Omit<z.input<typeof entryRules>, 'status' | 'sample_value'>> & {
  /** Undefined where the status comes from what runs. */
  readonly status?: (typeof entryStatuses)[number];
  /** Undefined for what stores nothing. */
  readonly sample_value?: string;
};

export function valuesOf(entry: Entry): EntryValues {
  return {
    name_th: entry.name_th,
    name_en: entry.name_en,
    description: entry.description,
    status: entryStatuses.find((status) => status === entry.status),
    owner_id: entry.owner_id,
    tags: entry.tags,
    sample_value: entry.sample_value ?? undefined,
    deprecated: entry.deprecated_at !== null,
    replacement_id: entry.replacement?.id ?? null,
  };
}
