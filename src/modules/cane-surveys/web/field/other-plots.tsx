import { useEffect, useState, type ReactNode } from 'react';
import type { PlotOfDay } from '#modules/cane-surveys/contract/field-day.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Standing } from '../surveys/standing.tsx';
import { texts } from '../texts.ts';
import type { DraftPosition } from './drafts.ts';
import { LocateButton } from './locate-button.tsx';
import { plotsFound, whyNoPlot } from './plots-found.ts';
import { writeArea } from './write-area.ts';
import classes from './field.module.css';

const MOST_SHOWN = 10;
const SEARCH_AFTER_MILLISECONDS = 500;

/** A single letter finds too much. */
const FEWEST_LETTERS = 2;

interface OtherPlotsProps {
  readonly plots: readonly PlotOfDay[];
  /** Where the device is, once it was asked. */
  readonly here: DraftPosition | undefined;
  readonly onHere: (position: DraftPosition) => void;
  readonly isOnline: boolean;
  /** What the plots were searched for in the register. */
  readonly searched: string;
  readonly onSearch: (text: string) => void;
  readonly onSurvey: (plot: PlotOfDay) => void;
}

/**
 * Plots that are in no plan, for surveyors who stand there: found by the position, or by deed or farmer, with a
 * network in the whole register.
 */
export function OtherPlots(props: OtherPlotsProps): ReactNode {
  const { plots, here, onHere, isOnline, searched, onSearch, onSurvey } = props;
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const wanted = text.length < FEWEST_LETTERS ? '' : text;
  useEffect(() => {
    const timer = setTimeout(() => onSearch(wanted), SEARCH_AFTER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [wanted, onSearch]);
  if (!isOpen) {
    return (
      <div className={classes.buttons}>
        <button type="button" className={classes.big} onClick={() => setOpen(true)}>
          {t('field.other_plots')}
        </button>
      </div>
    );
  }
  const found = plotsFound(plots, { typed, here });
  const why = whyNoPlot({
    typed,
    here,
    isOnline,
    isSearching: wanted !== searched,
    loaded: plots.length,
  });
  return (
    <section className={classes.form} aria-label={t('field.other_plots')}>
      <h2>{t('field.other_plots')}</h2>
      <LocateButton onFound={onHere} />
      <div className={classes.measures}>
        <label>
          {t('field.search_plots')}
          <input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </label>
      </div>
      <p role="status">{found.length === 0 && t(`field.${why}`)}</p>
      <ul className={classes.plots}>
        {found.slice(0, MOST_SHOWN).map(({ plot, metres }) => (
          <li key={plot.id} className={classes.plot}>
            <h3>{plot.deed_number}</h3>
            <p>{plot.farmer_name}</p>
            <p>{writeArea(t, plot.measured_square_metres)}</p>
            <p>{plot.address_line}</p>
            {metres !== null && <Standing metres={metres} />}
            <div className={classes.buttons}>
              <button type="button" className={classes.main} onClick={() => onSurvey(plot)}>
                {t('field.survey')}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {found.length > MOST_SHOWN && (
        <p>{t('field.more_plots', { count: found.length - MOST_SHOWN })}</p>
      )}
    </section>
  );
}
