import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import type { Turn } from '#modules/agents/contract/conversations.ts';
import { texts } from '../texts.ts';
import classes from './conversations.module.css';

interface TurnRowsProps {
  readonly turns: readonly Turn[];
  readonly shown: string | undefined;
  readonly onChoose: (turnId: string) => void;
}

/** What was asked in a conversation, the latest first; one press shows it again. */
export function TurnRows({ turns, shown, onChoose }: TurnRowsProps) {
  const t = useTexts(texts);
  return (
    <Panel title={t('conversations.earlier')}>
      <ol className={classes.rows}>
        {turns.toReversed().map((turn) => (
          <li key={turn.id}>
            <button
              type="button"
              aria-current={turn.id === shown}
              onClick={() => onChoose(turn.id)}
            >
              <span>{turn.question}</span>
              <span className={classes.dimmed}>
                {turn.answer === '' ? (turn.failure?.message ?? '') : turn.answer}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
