import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import type { SetQuestion } from '#modules/agents/contract/question-set.ts';
import type { AgentTexts } from '../texts.ts';
import classes from './question-set.module.css';

/** As many passages as Ask shows; the contract says how many, and the list does not load it. */
const SHOWN = 5;

export function questionColumns(t: AgentTexts): Column<SetQuestion>[] {
  return [
    {
      id: 'question',
      header: t('fields.question'),
      names: true,
      cell: ({ question }) => <span className={classes.question}>{question}</span>,
    },
    {
      id: 'files',
      header: t('quality.columns.files'),
      cell: ({ files }) =>
        files.length === 0 ? (
          <StatusBadge tone="warning" label={t('quality.no_file')} />
        ) : (
          <Names names={files.map(({ filename }) => filename)} />
        ),
    },
    {
      id: 'result',
      header: t('quality.columns.result'),
      keepTogether: true,
      cell: (question) => <Result question={question} t={t} />,
    },
    {
      id: 'found',
      header: t('quality.columns.found'),
      cell: ({ files, result }) =>
        result !== null && result.place !== 1 ? (
          <Names
            names={result.found.filter((name) => files.every(({ filename }) => filename !== name))}
          />
        ) : null,
    },
  ];
}

function Result({ question, t }: { readonly question: SetQuestion; readonly t: AgentTexts }) {
  const { result, files } = question;
  if (files.length === 0) return null;
  if (result === null) return <StatusBadge tone="idle" label={t('quality.results.waiting')} />;
  const { place } = result;
  if (place === null) return <StatusBadge tone="danger" label={t('quality.results.missed')} />;
  if (place === 1) return <StatusBadge tone="success" label={t('quality.results.first')} />;
  return (
    <StatusBadge
      tone={place <= SHOWN ? 'info' : 'warning'}
      label={t('quality.results.place', { place })}
    />
  );
}

function Names({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={classes.names}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
