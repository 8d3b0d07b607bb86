import type { z } from 'zod';
import type { channelTest } from '#modules/notifications/contract/channels.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';

export type Answered = z.output<typeof channelTest>;

interface TestAnswerProps {
  readonly answer: Answered | undefined;
}

/** What the provider answered to a test. */
export function TestAnswer({ answer }: TestAnswerProps) {
  const t = useTexts(texts);
  return (
    <div role="status">
      {answer !== undefined && (
        <Stack>
          <StatusBadge
            tone={answer.accepted ? 'success' : 'danger'}
            label={t(answer.accepted ? 'channels.test_accepted' : 'channels.test_refused')}
          />
          {answer.accepted ? (
            <>
              <p className={text.hint}>{t('channels.test_look')}</p>
              <details>
                <summary>{t('channels.facts.answer')}</summary>
                <code className={text.typed}>{answer.answer}</code>
              </details>
            </>
          ) : (
            <code className={text.typed}>{answer.answer}</code>
          )}
        </Stack>
      )}
    </div>
  );
}
