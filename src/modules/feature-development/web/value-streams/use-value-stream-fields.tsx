import classes from '../records/records.module.css';
import { trackingLimits } from '#modules/feature-development/contract/records.ts';
import { priorities, statusNames } from '#modules/feature-development/contract/record-statuses.ts';
import {
  type ValueStream,
  valueStream,
  valueStreamChange,
  valueStreamInput,
} from '#modules/feature-development/contract/value-streams.ts';
import { dateField, choiceField, longTextField } from '#platform/web/form/fields.tsx';
import type { Fields } from '#platform/web/form/form-fields.tsx';
import { TagsField } from '#platform/web/form/tags-field.tsx';
import { formatList } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import {
  descriptionField,
  nameField,
  statusFields,
  withProgress,
} from '../records/common-fields.tsx';
import { usePersonField } from '../records/person-field.tsx';
import { tagsOf } from '../records/split-tags.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import type { FormValues } from '#platform/web/form/form-values.ts';

/** Tags are a text with commas between them. */
const blank = { tags: '' };

export const newValueStreamForm = defineForm({ body: valueStreamInput, blank });
export const valueStreamForm = defineForm({ body: valueStreamChange, record: valueStream, blank });

export type ValueStreamValues = FormValues<typeof valueStreamChange>;

/** The fields of a value stream; `stored` is none while one is created. */
export function useValueStreamFields(stored?: ValueStream): Fields<ValueStreamValues> {
  const t = useTexts(texts);
  return {
    name: nameField(t),
    tags: {
      label: t('fields.tags'),
      input: (props) => <TagTextField {...props} description={t('forms.tags_hint')} />,
      write: (tags) => tags && formatList(tagsOf(tags)),
    },
    description: descriptionField(t),
    ...statusFields(t, {
      statuses: statusNames.value_stream,
      work: stored?.work_status ?? statusNames.value_stream.not_started,
    }),
    priority: choiceField({
      label: t('fields.priority'),
      values: priorities,
      labelOf: (priority) => t(`priorities.${priority}`),
    }),
    start_date: dateField({ label: t('fields.start_date') }),
    end_date: dateField({ label: t('fields.end_date') }),
    due_date: dateField({ label: t('fields.due_date') }),
    owner_id: usePersonField({
      label: t('fields.owner'),
      placeholder: t('details.none'),
      id: stored?.owner_id,
      name: stored?.owner,
    }),
    notes: {
      ...longTextField({
        label: t('fields.notes'),
        className: classes.wide,
        maxLength: trackingLimits.notes,
        rows: 3,
      }),
      around: withProgress(t, stored?.progress ?? 0, t('forms.progress_of_sops')),
    },
  };
}

interface TagTextFieldProps {
  readonly label: string;
  readonly description: string;
  readonly defaultValue?: string;
  readonly onChange: (text: string) => void;
}

/** Tags of which the form has one text. */
function TagTextField({ defaultValue = '', onChange, ...input }: TagTextFieldProps) {
  return (
    <TagsField
      {...input}
      defaultValue={tagsOf(defaultValue)}
      onChange={(tags) => onChange(tags.join(', '))}
      maxLength={trackingLimits.tag}
    />
  );
}
