import { useEffect, useRef, useState, type RefObject } from 'react';
import { Sheet } from '../feedback/sheet.tsx';
import type { WindowProps } from '../records/use-record-window.tsx';
import type { FormBody } from './form-values.ts';
import { SaveBar, useRecordForm, type RecordFormProps } from './record-form.tsx';
import { DiscardDialog, UnsavedGuard } from './unsaved-guard.tsx';
import classes from './form.module.css';

interface RecordFormSheetProps<Body extends FormBody, Stored, Saved>
  extends RecordFormProps<Body, Stored, Saved>, WindowProps {
  readonly title: string;
}

/** A form in a sheet from the right, which closes when it is saved; on a phone it is the whole screen. */
export function RecordFormSheet<Body extends FormBody, Stored = never, Saved = unknown>(
  props: RecordFormSheetProps<Body, Stored, Saved>,
) {
  const [asking, setAsking] = useState(false);
  const isDirty = useRef(() => false);
  const close = () => {
    setAsking(false);
    // Discarding knowingly needs no second question.
    isDirty.current = () => false;
    props.onClose();
  };
  const ask = () => {
    if (!isDirty.current()) close();
    // Otherwise the question would receive the very key press that opened it as its answer.
    else setTimeout(() => setAsking(true));
  };
  const onSaved = (saved: Saved) => {
    props.onSaved?.(saved);
    close();
  };
  return (
    <Sheet opened={props.opened} onClose={ask} title={props.title}>
      <SheetForm {...props} isDirty={isDirty} onSaved={onSaved} onCancel={ask} />
      <DiscardDialog opened={asking} onDiscard={close} onKeep={() => setAsking(false)} />
    </Sheet>
  );
}

interface SheetFormProps<Body extends FormBody, Stored, Saved> extends RecordFormProps<
  Body,
  Stored,
  Saved
> {
  readonly isDirty: RefObject<() => boolean>;
  readonly onCancel: () => void;
}

function SheetForm<Body extends FormBody, Stored, Saved>(
  props: SheetFormProps<Body, Stored, Saved>,
) {
  const { isDirty } = props;
  const { form, submit, other, busy, hasFailed, hasConflict, notice, inputs } =
    useRecordForm(props);

  useEffect(() => {
    isDirty.current = () => form.isDirty();
    return () => {
      isDirty.current = () => false;
    };
  }, [form, isDirty]);

  return (
    <form
      ref={beginAtFirstField}
      className={classes.form}
      onSubmit={(event) => {
        // The sheet may have been opened from within another form, which is not to be saved by this.
        event.stopPropagation();
        submit(event);
      }}
      noValidate
    >
      <UnsavedGuard isDirty={() => isDirty.current()} closedByAddress />
      <div className={classes.fields}>
        {notice}
        {inputs}
      </div>
      <SaveBar
        problems={Object.keys(form.errors)}
        problemsText={props.problemsText}
        onCancel={props.onCancel}
        busy={busy}
        hasFailed={hasFailed}
        disabled={hasConflict}
        label={props.saveLabel}
        other={other}
      />
    </form>
  );
}

/** Opening a form means to fill it in; on a phone the keyboard waits until a field is touched. */
function beginAtFirstField(form: HTMLFormElement | null): void {
  if (matchMedia('(pointer: coarse)').matches) return;
  const first = form?.querySelector(':is(input, textarea, select, button)[data-path]');
  first?.setAttribute('data-autofocus', '');
}
