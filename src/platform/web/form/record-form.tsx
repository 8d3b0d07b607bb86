import { Button } from '@mantine/core';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import type { z } from 'zod';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import type { FormDefinition } from './define-form.ts';
import { DraftNotice } from './draft-notice.tsx';
import { comparisonOf, FormFields, type Fields } from './form-fields.tsx';
import type { FormBody, FormValues } from './form-values.ts';
import { useFormDraft, type FormDraft } from './use-form-draft.ts';
import { useSaving } from './use-saving.ts';
import { useZodForm, type ZodForm } from './use-zod-form.ts';
import classes from './form.module.css';

type Save<Body extends FormBody, Stored, Saved> = (
  body: z.output<Body>,
  stored: Stored | undefined,
) => Promise<Saved>;

/** What a form on a page and one in a sheet have in common. */
export interface RecordFormProps<Body extends FormBody, Stored, Saved> {
  /** Made by `defineForm`. */
  readonly form: FormDefinition<Body, Stored>;
  /** The record being edited; none while one is created. */
  readonly stored?: Stored;
  /** Further initial values, for example the record it will belong to. */
  readonly initial?: Partial<FormValues<Body>>;
  readonly fields: Fields<FormValues<Body>>;
  /** Above the fields: what is known and cannot be changed. */
  readonly before?: ReactNode;
  /**
   * Sends the body. `stored` is the record it was based on, after a conflict the newer one: its id, and
   * its `updated_at` unless the body has its own, go along.
   */
  readonly save: Save<Body, Stored, Saved>;
  readonly onSaved?: (saved: Saved) => void;
  /** The failure of saving where no action reports it and no field shows it. */
  readonly onFailed?: (error: unknown) => void;
  /** The form's own rules refused what was typed. */
  readonly onRefused?: () => void;
  /** Who saved a record last, and when, for the notice when two people change it at the same time. */
  readonly savedBy?: (stored: Stored) => { readonly by: string | null; readonly at: string };
  readonly saveLabel?: string;
  /** A second way to save, on a button of its own. */
  readonly otherSave?: { readonly label: string; readonly save: Save<Body, Stored, Saved> };
  /** Shown instead of how many fields are wrong, for these fields. */
  readonly problemsText?: (fields: readonly string[]) => string | undefined;
  /** Keeps what is typed through a reload: for forms that take a while. */
  readonly draft?: FormDraft;
}

/** The state of a form: its values, its conflict with somebody else's change, and saving. */
export function useRecordForm<Body extends FormBody, Stored, Saved>(
  props: RecordFormProps<Body, Stored, Saved>,
) {
  const { form: definition, stored, fields } = props;
  const { blank, valuesOf, rulesFor, record } = definition;
  const draft = useFormDraft<FormValues<Body>>(props.draft);
  const [isRestored, setRestored] = useState(draft.found !== undefined);
  const form: ZodForm<FormValues<Body>> = useZodForm({
    schema: rulesFor(stored),
    initialValues: {
      ...(stored === undefined ? blank : valuesOf(stored)),
      ...props.initial,
    },
    onValuesChange: draft.keep,
  });
  const takeUp = useEffectEvent(() => {
    if (draft.found !== undefined) form.setValues(draft.found);
  });
  useEffect(() => takeUp(), []);
  const saved = useRef<(() => void) | undefined>(undefined);
  const isOther = useRef(false);
  const { labels, write } = comparisonOf(fields);
  const {
    submit: send,
    busy,
    hasFailed,
    conflict,
  } = useSaving({
    form,
    editing:
      stored === undefined || record === undefined
        ? undefined
        : { stored, schema: record, toValues: valuesOf, labels },
    save: async (values, basis) => {
      const way = isOther.current ? (props.otherSave ?? props) : props;
      const answer = await way.save(rulesFor(basis).parse(values), basis);
      saved.current = () => props.onSaved?.(answer);
    },
    onSaved: () => {
      draft.forget();
      saved.current?.();
    },
    onFailed: props.onFailed,
    onRefused: props.onRefused,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    isOther.current = false;
    send(event);
  };
  const other = props.otherSave && {
    label: props.otherSave.label,
    onClick: () => {
      isOther.current = true;
      send();
    },
  };
  const notice = (
    <>
      {isRestored && (
        <DraftNotice
          onDiscard={() => {
            form.reset();
            draft.forget();
            setRestored(false);
          }}
        />
      )}
      {conflict !== undefined && (
        <ConflictNotice
          merge={conflict.merge}
          labels={labels}
          saved={props.savedBy?.(conflict.theirs)}
          write={write}
          onResolve={conflict.resolve}
        />
      )}
    </>
  );
  const inputs = (
    <>
      {props.before}
      <FormFields form={form} fields={fields} />
    </>
  );
  const hasConflict = (conflict?.merge.conflicts.length ?? 0) > 0;
  return {
    form,
    submit,
    other,
    busy,
    hasFailed,
    hasConflict,
    notice,
    inputs,
    forgetDraft: draft.forget,
  };
}

interface SaveBarProps {
  readonly problems: readonly string[];
  readonly problemsText?: (fields: readonly string[]) => string | undefined;
  readonly onCancel: () => void;
  readonly busy: boolean;
  readonly hasFailed?: boolean;
  readonly disabled: boolean;
  readonly label?: string;
  readonly other?: { readonly label: string; readonly onClick: () => void };
  /** On a page it has the page's own background. */
  readonly onPage?: boolean;
}

/** The buttons below a form, with how many fields are wrong, or that saving failed. */
export function SaveBar({ problems, problemsText, onPage, ...bar }: SaveBarProps) {
  const t = usePlatformTexts();
  const count = problems.length;
  const failed = bar.hasFailed && t('form.not_saved');
  return (
    <footer className={classes.saveBar} data-page={onPage || undefined}>
      <span className={classes.problems} role="status">
        {count > 0 ? (problemsText?.(problems) ?? t('form.problems', { count })) : failed}
      </span>
      <Button variant="default" onClick={bar.onCancel}>
        {t('form.cancel')}
      </Button>
      {bar.other !== undefined && (
        <Button variant="default" disabled={bar.busy || bar.disabled} onClick={bar.other.onClick}>
          {bar.other.label}
        </Button>
      )}
      <Button type="submit" loading={bar.busy} disabled={bar.disabled}>
        {bar.label ?? t('form.save')}
      </Button>
    </footer>
  );
}
