import { useState, type Ref } from 'react';
import type { Agent } from '#modules/agents/contract/agents.ts';
import type { Turn } from '#modules/agents/contract/conversations.ts';
import { Answer } from './answer.tsx';
import { citationId } from './citation-id.ts';
import { Citations } from './citations.tsx';
import { useTurn } from './follow-turn.ts';
import classes from './conversations.module.css';

interface TurnViewProps {
  readonly ref: Ref<HTMLElement> | undefined;
  readonly agent: Agent;
  readonly stored: Turn;
  /** Asks once more; absent where that would not help. */
  readonly onAskAgain: (() => void) | undefined;
}

/** A question, its answer, and below that the passages it is based on. */
export function TurnView({ ref, agent, stored, onAskAgain }: TurnViewProps) {
  const turn = useTurn(stored);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const toggle = (number: number) => {
    const others = [...opened].filter((each) => each !== number);
    setOpened(new Set(opened.has(number) ? others : [...others, number]));
  };
  const open = (number: number) => {
    setOpened(new Set([...opened, number]));
    // Drawn open first.
    setTimeout(() => document.getElementById(citationId(turn, number))?.focus());
  };
  return (
    <article ref={ref} className={classes.turn} aria-label={turn.question}>
      <p className={classes.asked}>{turn.question}</p>
      <div className={classes.reply}>
        <Answer turn={turn} agentId={agent.id} onCitation={open} onAskAgain={onAskAgain} />
        <Citations agent={agent} turn={turn} opened={opened} onToggle={toggle} />
      </div>
    </article>
  );
}
