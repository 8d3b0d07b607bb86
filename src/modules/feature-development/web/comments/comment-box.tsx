import { Button, Textarea } from '@mantine/core';
import { useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { failureText } from '../failure-text.ts';
import { texts } from '../texts.ts';
import type { Person } from './mentions.ts';
import { useMentions } from './use-mentions.ts';
import classes from './comments.module.css';

/** As `commentLimits` of the contract, which would bring the validator along. */
const LONGEST = 5_000;

interface CommentBoxProps {
  readonly initialText?: string;
  readonly mentioned?: readonly Person[];
  readonly known: readonly Person[];
  readonly sendLabel: string;
  /** Beside the button: what the comment is about, or a way out. */
  readonly beside?: ReactNode;
  readonly action: { readonly isPending: boolean; readonly error: Error | null };
  /** Resolves when it is stored; only then the field is emptied. */
  readonly onSend: (comment: { text: string; mentions: number[] }) => Promise<unknown>;
}

/** Writes a comment; `@` offers colleagues, by mouse and by keyboard. Ctrl+Enter sends it. */
export function CommentBox(props: CommentBoxProps) {
  const t = useTexts(texts);
  const { initialText = '', mentioned, known } = props;
  const { isPending: busy, error } = props.action;
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const mentions = useMentions({
    initialText,
    mentioned,
    known,
    onChosen: (caret) => {
      // After the field has its new text.
      requestAnimationFrame(() => {
        field.current?.focus();
        field.current?.setSelectionRange(caret, caret);
      });
    },
  });
  const { text, offered, place } = mentions;
  const isEmpty = text.trim() === '';
  const send = async () => {
    if (isEmpty || busy) return;
    try {
      await props.onSend({ text, mentions: mentions.ids() });
      mentions.clear();
    } catch {
      // Shown below the field, in which everything stays.
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={classes.box} noValidate onSubmit={submit}>
      <div className={classes.field}>
        <Textarea
          ref={field}
          aria-label={t('workspace.comments.write')}
          placeholder={t('workspace.comments.placeholder')}
          value={text}
          maxLength={LONGEST}
          autosize={false}
          rows={3}
          error={failureText(t('workspace.comments.save_failed'), error)}
          aria-autocomplete="list"
          aria-controls={offered.length > 0 ? id : undefined}
          aria-activedescendant={offered.length > 0 ? `${id}-${place}` : undefined}
          onChange={({ currentTarget }) =>
            mentions.write(currentTarget.value, currentTarget.selectionStart)
          }
          onKeyDown={(event) => {
            if (mentions.handleKey(event)) return;
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
          }}
        />
        {offered.length > 0 && (
          <div
            id={id}
            role="listbox"
            aria-label={t('workspace.comments.people')}
            className={classes.people}
          >
            {offered.map((person, index) => (
              <div
                key={person.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === place}
                // The field keeps the focus, so that writing goes on.
                onMouseDown={(event) => {
                  event.preventDefault();
                  mentions.choose(person);
                }}
              >
                {person.name}
              </div>
            ))}
          </div>
        )}
      </div>
      <div className={classes.boxEnd}>
        {props.beside}
        <Button type="submit" size="xs" disabled={isEmpty} loading={busy}>
          {error !== null && failureOf(error).retryHelps ? t('actions.retry') : props.sendLabel}
        </Button>
      </div>
    </form>
  );
}
