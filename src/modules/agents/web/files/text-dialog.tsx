import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { serverProblems } from '#platform/web/form/server-problems.ts';

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
  const { initial, suffix = '', missing } = props;
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async () => {
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
    <FormDialog
      title={props.title}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={props.onClose}
    >
      {props.multiline === true ? (
        <Textarea {...field} rows={4} />
      ) : (
        <TextInput
          {...field}
          rightSection={suffix === '' ? undefined : <span>{suffix}</span>}
          rightSectionWidth={suffix === '' ? undefined : `${suffix.length + 1.5}ch`}
        />
      )}
    </FormDialog>
  );
}
