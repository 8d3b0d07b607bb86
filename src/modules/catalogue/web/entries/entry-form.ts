import { entry, entryChange } from '#modules/catalogue/contract/entries.ts';
import { entryStatuses } from '#modules/catalogue/contract/entry-kinds.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import type { FormValues } from '#platform/web/form/form-values.ts';

export type EntryValues = FormValues<typeof entryChange>;

/** What not every entry has. */
export interface EntryParts {
  /** The status of what runs comes from there and is not edited. */
  readonly hasStatus: boolean;
  /** Only stored data has samples. */
  readonly hasSample: boolean;
}

/** The form of an entry; what it does not have is left out of the change. */
export const entryForm = ({ hasStatus, hasSample }: EntryParts) =>
  defineForm({
    body: entryChange,
    record: entry,
    derive: ({ status, deprecated_at, replacement }) => ({
      status: entryStatuses.find((each) => each === status) ?? null,
      deprecated: deprecated_at !== null,
      replacement_id: replacement?.id ?? null,
    }),
    prepare: ({ status, sample_value, ...values }) => ({
      ...values,
      ...(hasStatus && { status }),
      ...(hasSample && { sample_value }),
    }),
  });
