import { Notice } from '#platform/web/feedback/notice.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../../texts.ts';
import type { readRows } from './read-rows.ts';

/** So many lines are named; the others are counted. */
const NAMED = 20;

interface PasteProblemsProps {
  readonly read: ReturnType<typeof readRows>;
}

/** What became of pasted lines: how many were taken, and which were not. */
export function PasteProblems({ read: { rows, problems, tooMany } }: PasteProblemsProps) {
  const t = useTexts(texts);
  if (tooMany !== undefined) return null;
  if (problems.length === 0) {
    return <p role="status">{t('customs.outside.pasted', { count: formatNumber(rows.length) })}</p>;
  }
  const others = problems.length - NAMED;
  return (
    <Notice>
      {t('customs.outside.some_pasted', {
        count: formatNumber(rows.length),
        refused: formatNumber(problems.length),
      })}
      <ul>
        {problems.slice(0, NAMED).map(({ line, text }) => (
          <li key={line}>{t('customs.outside.line', { line: formatNumber(line), text })}</li>
        ))}
        {others > 0 && <li>{t('customs.outside.more_lines', { count: formatNumber(others) })}</li>}
      </ul>
    </Notice>
  );
}
