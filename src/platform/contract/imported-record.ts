import { z } from 'zod';

/** A record that an import created or changed. */
export const importedRecord = z.object({
  line: z.number().int(),
  record_id: z.string(),
  /** As it is called now, or was before it was undone; null where it is gone otherwise. */
  name: z.string().nullable(),
  action: z.enum(['created', 'updated']),
  /** What undoing made of it: `changed` and `gone` were left as they are, `needed` is used elsewhere. */
  undone: z.enum(['undone', 'changed', 'gone', 'needed']).nullable(),
});

export type ImportedRecord = z.output<typeof importedRecord>;
