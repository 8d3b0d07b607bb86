import {
  IconForms,
  IconListSearch,
  IconPackage,
  IconPuzzle,
  IconSitemap,
} from '@tabler/icons-react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { impactOf, type Hit } from './hits.ts';
import { Matched } from './matched-text.tsx';
import classes from './search.module.css';

/** The specification's figure: a better match than this is shown as one. */
const STRONG_MATCH = 0.9;

const ICONS = {
  module: IconPackage,
  feature: IconPuzzle,
  field: IconForms,
  all: IconListSearch,
} as const;

interface HitLineProps {
  readonly hit: Hit;
  /** What was searched for. */
  readonly text: string;
  readonly onOpen: (hit: Hit, address: string) => void;
}

/** One thing that was found: what it is, where it is, how well it fits and by what. */
export function HitLine({ hit, text, onOpen }: HitLineProps) {
  const t = useTexts(texts);
  const Sign = ICONS[hit.kind];
  const impact = impactOf(hit);
  return (
    <>
      <Sign size={18} stroke={1.6} aria-hidden />
      <span className={classes.words}>
        <span className={classes.name}>
          <Matched text={hit.name} search={hit.kind === 'all' ? '' : text} />
        </span>
        {hit.kind !== 'all' && (
          <span className={classes.where}>
            <code>
              <Matched text={hit.code} search={text} />
            </code>
            {hit.otherName !== undefined && (
              <span>
                {t('search.other_name')} <Matched text={hit.otherName} search={text} />
              </span>
            )}
            {hit.within !== '' && <span>{hit.within}</span>}
            {hit.match !== undefined && <span>{hit.match.reason}</span>}
            {hit.deprecated && <span>{t('statuses.deprecated')}</span>}
          </span>
        )}
      </span>
      {hit.match !== undefined && <Score score={hit.match.score} />}
      {impact !== undefined && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- by keyboard, Shift and Enter in the field above
        <span
          className={classes.impact}
          title={t('impact.open_of', { name: hit.name })}
          onClick={(event) => {
            event.stopPropagation();
            onOpen(hit, impact);
          }}
        >
          <IconSitemap size={18} stroke={1.6} aria-hidden />
        </span>
      )}
    </>
  );
}

function Score({ score }: { readonly score: number }) {
  const t = useTexts(texts);
  const percent = Math.round(score * 100);
  if (score <= STRONG_MATCH)
    return <span className={classes.score}>{(percent / 100).toFixed(2)}</span>;
  return <span className={classes.good}>{t('search.match', { percent })}</span>;
}
