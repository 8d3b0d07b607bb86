import { Button } from '@mantine/core';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { ApiError } from '../api/api-error.ts';
import { failureOf, problemAt } from '../feedback/failure.ts';
import { toast } from '../feedback/toasts.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import classes from './editable-cell.module.css';

/** What the input of a cell is given. */
export interface CellInput<Value> {
  readonly 'aria-label': string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Saves immediately, for inputs in which a choice is an end. */
  readonly onChosen: (value: Value) => void;
  readonly error: ReactNode;
}

export interface CellEditorProps<Row, Value> {
  /** What is edited, for example 'Due date'. */
  readonly label: string;
  /** Of the record: on a phone the window covers its row, and those who do not see it have never seen one. */
  readonly name: string;
  /** The record as this person sees it; a conflict brings a newer one. */
  readonly record: Row;
  readonly valueOf: (record: Row) => Value;
  readonly input: (props: CellInput<Value>) => ReactNode;
  /** The value of a record as a text, which a conflict shows. */
  readonly write: (record: Row) => string;
  /** Saves the value on the basis of the record that was seen. */
  readonly save: (record: Row, value: Value) => Promise<unknown>;
  /** Where the server reports what is wrong with it. */
  readonly field: string;
  readonly onClose: () => void;
}

/** The input of a cell with its buttons, and what became of it. */
export function CellEditor<Row extends object, Value>(props: CellEditorProps<Row, Value>) {
  const { label, name, field, write, save, onClose } = props;
  const t = usePlatformTexts();
  const [record, setRecord] = useState(props.record);
  const [value, setValue] = useState(() => props.valueOf(props.record));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isOutdated, setOutdated] = useState(false);

  const send = async (wanted: Value) => {
    setValue(wanted);
    setBusy(true);
    setProblem(undefined);
    try {
      await save(record, wanted);
      // In a filtered list the row may be gone now.
      toast.success(t('edit_in_place.saved', { field: label, name }));
      onClose();
    } catch (error) {
      const newer = error instanceof ApiError && error.status === 409 ? error.current : undefined;
      if (typeof newer === 'object' && newer !== null) {
        setRecord({ ...record, ...newer });
        setOutdated(true);
      } else {
        setProblem(problemAt(error, field) ?? failureOf(error).message);
      }
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // React passes the events of what is inside a form on to forms around it.
    event.stopPropagation();
    void send(value);
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <p className={classes.title}>
        {label} <span>{name}</span>
      </p>
      {props.input({
        'aria-label': label,
        value,
        onChange: setValue,
        onChosen: (chosen) => void send(chosen),
        error: problem,
      })}
      {isOutdated && (
        <p role="alert" className={classes.outdated}>
          {t('edit_in_place.outdated', { value: write(record) || t('form.empty_value') })}
        </p>
      )}
      <div className={classes.buttons}>
        <Button size="xs" variant="default" onClick={onClose}>
          {t(isOutdated ? 'form.take_theirs' : 'form.cancel')}
        </Button>
        <Button size="xs" type="submit" loading={busy}>
          {t(isOutdated ? 'form.keep_mine' : 'form.save')}
        </Button>
      </div>
    </form>
  );
}
