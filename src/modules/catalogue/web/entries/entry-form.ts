import { entry, entryChange } from '#modules/catalogue/contract/entries.ts';
import { entryStatuses } from '#modules/catalogue/contract/entry-kinds.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import type { FormValues } from '#platform/web/form/form-values.ts';

export type EntryValues = FormValues<typeof entryChange>;

/** What not every entry has. */
export interface EntryParts {
  /** The status of what runs comes from there and is not edited. */
  readonly hasStatus: boolean;
  /** Only stored data has samples, defaults, choices and the like. */
  readonly isStored: boolean;
}

/** The form of an entry; what it does not have is left out of the change. */
export const entryForm = ({ hasStatus, isStored }: EntryParts) =>
  defineForm({
    body: entryChange,
    record: entry,
    derive: ({ status, deprecated_at, replacement }) => ({
      status: entryStatuses.find((each) => each === status) ?? null,
      deprecated: deprecated_at !== null,
      replacement_id: replacement?.id ?? null,
    }),
    prepare: ({ status, ...all }) => {
      const { sample_value, is_read_only, default_value, ...others } = all;
      const { choices, formula, condition, external_target, ...values } = others;
      const facts = { is_read_only, default_value, choices, formula, condition, external_target };
      return {
        ...values,
        ...(hasStatus && { status }),
        ...(isStored && { sample_value, ...facts }),
      };
    },
  });
