import { Button, Textarea } from '@mantine/core';
import { IconMessagePlus, IconSend } from '@tabler/icons-react';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { limits } from './conversations.api.ts';
import { texts } from '../texts.ts';
import classes from './conversations.module.css';

interface QuestionBoxProps {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly busy: boolean;
  /** Resolves with whether it arrived; else it stays to be sent again. */
  readonly onAsk: (question: string) => Promise<boolean>;
  /** Absent while nothing was asked. */
  readonly onStartOver?: (() => void) | undefined;
  /** Nothing can be asked yet. */
  readonly disabled?: boolean;
  readonly placeholder?: string;
}

/** Where the question is typed: Enter asks, Shift+Enter breaks the line. */
export function QuestionBox({ busy, onAsk, onStartOver, ...props }: QuestionBoxProps) {
  const { disabled = false, placeholder, ref: input } = props;
  const t = useTexts(texts);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);

  const send = () => {
    const question = typed.trim();
    setMissing(question === '');
    if (question === '' || busy) return;
    void askFor(question);
  };
  const askFor = async (question: string) => {
    // The next one may already be half typed, and stays.
    if (await onAsk(question)) setTyped((now) => (now.trim() === question ? '' : now));
  };
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Input methods finish a word with Enter too.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={classes.box}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        ref={input}
        aria-label={t('ask.title')}
        placeholder={placeholder ?? t('ask.placeholder')}
        value={typed}
        error={missing ? t('errors.question_required') : undefined}
        minRows={1}
        maxRows={8}
        autosize
        disabled={disabled}
        maxLength={limits.question}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setMissing(false);
        }}
        onKeyDown={handleKey}
      />
      <div className={classes.boxButtons}>
        <span className={classes.boxHint}>{t('ask.hint')}</span>
        {onStartOver !== undefined && (
          <Button
            variant="subtle"
            leftSection={<IconMessagePlus size={16} stroke={1.7} />}
            onClick={onStartOver}
          >
            {t('ask.new_session')}
          </Button>
        )}
        <Button
          type="submit"
          loading={busy}
          disabled={disabled}
          leftSection={<IconSend size={16} stroke={1.7} />}
        >
          {t('ask.send')}
        </Button>
      </div>
    </form>
  );
}
