import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { z } from 'zod';
import { Sheet } from '../feedback/sheet.tsx';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { DiscardDialog, UnsavedGuard } from './unsaved-guard.tsx';
import { useSaving, type Editing } from './use-saving.ts';
import { useZodForm, type ZodForm } from './use-zod-form.ts';
import classes from './form.module.css';

interface FormSheetProps<Values extends object, Stored> {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The rules, usually the body schema of the route. */
  readonly schema: z.ZodType;
  readonly initialValues: Values;
  /**
   * Sends the values; the sheet closes when it succeeds. `stored` is the record they were made from,
   * whose `updated_at` goes along; after a conflict it is the newer one.
   */
  readonly save: (values: Values, stored: Stored | undefined) => Promise<unknown>;
  /** Given when a record is edited, not when one is created. */
  readonly editing?: Editing<Values, Stored>;
  readonly saveLabel?: string;
  readonly children: (form: ZodForm<Values>) => ReactNode;
}

/** A form in a sheet from the right; on a phone it is the whole screen. */
export function FormSheet<Values extends object, Stored = never>(
  props: FormSheetProps<Values, Stored>,
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
  return (
    <Sheet opened={props.opened} onClose={ask} title={props.title}>
      <SheetForm {...props} isDirty={isDirty} onSaved={close} onCancel={ask} />
      <DiscardDialog opened={asking} onDiscard={close} onKeep={() => setAsking(false)} />
    </Sheet>
  );
}

interface SheetFormProps<Values extends object, Stored> extends FormSheetProps<Values, Stored> {
  readonly isDirty: RefObject<() => boolean>;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

function SheetForm<Values extends object, Stored>(props: SheetFormProps<Values, Stored>) {
  const t = usePlatformTexts();
  const { schema, initialValues, editing, isDirty } = props;
  const form = useZodForm({ schema, initialValues });
  const { submit, busy, conflict } = useSaving({ ...props, form });
  const problems = Object.keys(form.errors).length;

  useEffect(() => {
    isDirty.current = () => form.isDirty();
    return () => {
      isDirty.current = () => false;
    };
  }, [form, isDirty]);

  return (
    <form ref={beginAtFirstField} className={classes.form} onSubmit={submit} noValidate>
      <UnsavedGuard isDirty={() => isDirty.current()} closedByAddress />
      <div className={classes.fields}>
        {conflict !== undefined && editing !== undefined && (
          <ConflictNotice
            labels={editing.labels}
            mine={form.getValues()}
            theirs={editing.toValues(conflict.theirs)}
            write={editing.write}
            onResolve={conflict.resolve}
          />
        )}
        {props.children(form)}
      </div>
      <footer className={classes.saveBar}>
        <span className={classes.problems} role="status">
          {problems > 0 && t('form.problems', { count: problems })}
        </span>
        <Button variant="default" onClick={props.onCancel}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" loading={busy} disabled={conflict !== undefined}>
          {props.saveLabel ?? t('form.save')}
        </Button>
      </footer>
    </form>
  );
}

/** Opening a form means to fill it in; on a phone the keyboard waits until a field is touched. */
function beginAtFirstField(form: HTMLFormElement | null): void {
  if (matchMedia('(pointer: coarse)').matches) return;
  form?.querySelector('[data-path]')?.setAttribute('data-autofocus', '');
}
