import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import type { IndexComparison } from '#modules/agents/contract/index-generations.ts';
import type { QualityFigures } from '#modules/agents/contract/question-set.ts';
import { texts } from '../texts.ts';
import { percentOf } from '../question-set/percent-of.ts';
import classes from './index-generations.module.css';

const SHARES = ['first', 'within_five'] as const;

/** Two indexes side by side on the question set, and what the newer one lacks. */
export function Comparison({ comparison }: { readonly comparison: IndexComparison }) {
  const t = useTexts(texts);
  const { before, after, failure, lost, files_missing } = comparison;
  const share = (figures: QualityFigures, of: (typeof SHARES)[number]) =>
    t('quality.share', { percent: percentOf(figures[of], figures.questions) });
  const rank = ({ reciprocal_rank }: QualityFigures) =>
    formatNumber(Math.round(reciprocal_rank * 100) / 100);
  return (
    <div className={classes.comparison}>
      {failure !== null && <p className={text.hint}>{t('indexes.not_compared')}</p>}
      {after.questions > 0 && (
        <table className={classes.table}>
          <caption>{t('indexes.compared', { count: after.questions })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('indexes.measure')}</th>
              <th scope="col">{t('indexes.before')}</th>
              <th scope="col">{t('indexes.after')}</th>
            </tr>
          </thead>
          <tbody>
            {SHARES.map((name) => (
              <tr key={name}>
                <th scope="row">{t(`quality.${name}`)}</th>
                <td>{share(before, name)}</td>
                <td>{share(after, name)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t('quality.reciprocal_rank')}</th>
              <td>{rank(before)}</td>
              <td>{rank(after)}</td>
            </tr>
          </tbody>
        </table>
      )}
      <Names title={t('indexes.lost')} names={lost} />
      <Names title={t('indexes.files_missing')} names={files_missing} />
    </div>
  );
}

function Names({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <details className={classes.names} open={names.length <= 5}>
      <summary>{[title, formatNumber(names.length)].join(' · ')}</summary>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  );
}
