import { Button, Textarea } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { toast } from '#platform/web/feedback/toasts.ts';
import { serverProblems } from '#platform/web/form/server-problems.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ScrollBox } from '#platform/web/page/scroll-box.tsx';
import textClasses from '#platform/web/page/text.module.css';
import type { PasteOutcome } from '#modules/agents/contract/question-set.ts';
import { usePasteSetQuestions } from './question-set.api.ts';
import { texts } from '../texts.ts';
import classes from './question-set.module.css';

interface PasteDialogProps {
  readonly agentId: string;
  readonly onClose: () => void;
}

/** Takes many questions at once. Lines that were not taken stay, each with its reason. */
export function PasteDialog({ agentId, onClose }: PasteDialogProps) {
  const t = useTexts(texts);
  const paste = usePasteSetQuestions();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<PasteOutcome['refused']>([]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setProblem(t('errors.paste_required'));
    try {
      const outcome = await paste.mutateAsync({ id: agentId, text });
      if (outcome.added > 0) toast.success(t('quality.pasted', { count: outcome.added }));
      if (outcome.refused.length === 0) return onClose();
      setRefused(outcome.refused);
      setText(outcome.refused.map((line) => line.text).join('\n'));
    } catch (error) {
      setProblem(Object.values(serverProblems(error) ?? {}).map(String)[0]);
    }
  };
  return (
    <Dialog opened onClose={onClose} title={t('quality.paste_title')} wide>
      <form className={classes.dialog} noValidate onSubmit={(event) => void submit(event)}>
        <Textarea
          label={t('quality.paste_label')}
          description={t('quality.paste_hint')}
          placeholder={t('quality.paste_example')}
          value={text}
          error={problem}
          rows={10}
          wrap="off"
          data-autofocus
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            setProblem(undefined);
          }}
        />
        <div role="status">
          {refused.length > 0 && (
            <>
              <p className={textClasses.hint}>{t('quality.refused', { count: refused.length })}</p>
              <ScrollBox
                as="ul"
                className={classes.refused}
                label={t('quality.refused', { count: refused.length })}
              >
                {refused.map((line) => (
                  <li key={line.row}>
                    <strong>{t('quality.refused_row', { row: line.row })}</strong>
                    {line.message}
                    <code>{line.text}</code>
                  </li>
                ))}
              </ScrollBox>
            </>
          )}
        </div>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('quality.paste_close')}
          </Button>
          <Button type="submit" loading={paste.isPending}>
            {t('quality.paste_add')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
