import type { ReactNode } from 'react';
import { Panel } from '../page/panel.tsx';
import { Stack } from '../page/stack.tsx';
import type { FormBody, FormValues } from './form-values.ts';
import { SaveBar, useRecordForm, type RecordFormProps } from './record-form.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import type { ZodForm } from './use-zod-form.ts';
import classes from './form.module.css';

interface RecordFormPageProps<Body extends FormBody, Stored, Saved> extends RecordFormProps<
  Body,
  Stored,
  Saved
> {
  readonly onCancel: () => void;
  /** Above the form: what just happened. */
  readonly notice?: ReactNode;
  /** It is saved and the page is about to be left: nothing is unsaved any more. */
  readonly isDone?: boolean;
  /** Below the fields, above the bar that saves. */
  readonly below?: ReactNode;
  /** Beside the form where there is room, else above it: what becomes of what is typed. */
  readonly aside?: (form: ZodForm<FormValues<Body>>) => ReactNode;
}

/** A form on its own page. */
export function RecordFormPage<Body extends FormBody, Stored = never, Saved = unknown>(
  props: RecordFormPageProps<Body, Stored, Saved>,
) {
  const { isDone = false } = props;
  const { form, submit, other, busy, hasFailed, hasConflict, notice, inputs, forgetDraft } =
    useRecordForm(props);
  return (
    <form onSubmit={submit} noValidate>
      <UnsavedGuard
        isDirty={() => !isDone && form.isDirty()}
        survivesReload={props.draft !== undefined}
        onDiscard={forgetDraft}
      />
      <Stack>
        {props.notice}
        {notice}
        <div className={props.aside === undefined ? undefined : classes.withAside}>
          {props.aside?.(form)}
          <Panel>
            <div className={classes.grid}>{inputs}</div>
          </Panel>
        </div>
        {props.below}
      </Stack>
      <SaveBar
        problems={Object.keys(form.errors)}
        problemsText={props.problemsText}
        onCancel={props.onCancel}
        busy={busy}
        hasFailed={hasFailed}
        disabled={isDone || hasConflict}
        label={props.saveLabel}
        other={other}
        onPage
      />
    </form>
  );
}
