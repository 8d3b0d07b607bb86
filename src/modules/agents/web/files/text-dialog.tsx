import { Button, Textarea, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { serverProblems } from '#platform/web/form/server-problems.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import classes from './text-dialog.module.css';

interface TextDialogProps {
  readonly title: string;
  readonly label: string;
  readonly initial: string;
  /** What always follows the text, as the extension of a file name. */
  readonly suffix?: string;
  readonly multiline?: boolean;
  readonly maxLength: number;
  /** Said when nothing is typed; without it nothing may be typed. */
  readonly missing?: string;
  readonly save: (text: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for one text and saves it; what the server finds wrong with it is said beside it. */
export function TextDialog(props: TextDialogProps) {
  const t = useTexts(texts);
  const { initial, suffix = '', missing } = props;
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '' && missing !== undefined) {
      setProblem(missing);
      return;
    }
    setBusy(true);
    try {
      await props.save(`${text.trim()}${suffix}`);
      props.onClose();
    } catch (error) {
      // What concerns no field has been reported by the action's toast, and the text is still here.
      setProblem(Object.values(serverProblems(error) ?? {}).map(String)[0]);
    } finally {
      setBusy(false);
    }
  };
  const field = {
    label: props.label,
    value: text,
    maxLength: props.maxLength - suffix.length,
    error: problem,
    'data-autofocus': true,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      setText(event.currentTarget.value);
      setProblem(undefined);
    },
  };
  return (
    <Dialog opened onClose={props.onClose} title={props.title}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        {props.multiline === true ? (
          <Textarea {...field} rows={4} />
        ) : (
          <TextInput
            {...field}
            rightSection={suffix === '' ? undefined : <span>{suffix}</span>}
            rightSectionWidth={suffix === '' ? undefined : `${suffix.length + 1.5}ch`}
          />
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={props.onClose}>
            {t('files.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('files.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
