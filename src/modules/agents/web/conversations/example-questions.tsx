import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { extensionOf } from '#modules/agents/contract/file-types.ts';
import { agentFilesQuery } from '../files/files.api.ts';
import { texts } from '../texts.ts';
import classes from './conversations.module.css';

interface ExamplesProps {
  readonly agentId: string;
  readonly onAsk: (question: string) => void;
}

/** Questions to begin with, about the documents the agent really has. */
export function Examples({ agentId, onAsk }: ExamplesProps) {
  const t = useTexts(texts);
  const { data } = useQuery(agentFilesQuery({ id: agentId, page_size: 3, status: 'ready' }));
  const questions = (data?.data ?? []).map(({ filename }) => {
    const name = filename.slice(0, -extensionOf(filename).length - 1).replaceAll('_', ' ');
    return t('ask.example', { name });
  });
  return (
    <ul className={classes.examples} aria-label={t('ask.examples')}>
      {questions.map((question) => (
        <li key={question}>
          <Button variant="default" size="compact-md" onClick={() => onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
