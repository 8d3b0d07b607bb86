import { useState, type ReactNode } from 'react';
import { estimateYield } from '#modules/cane-surveys/contract/estimate-yield.ts';
import type { PlotOfDay } from '#modules/cane-surveys/contract/field-day.ts';
import type { SurveySettings } from '#modules/cane-surveys/contract/settings.ts';
import {
  caneTypes,
  leafColors,
  mostMeasured,
  soilColors,
  soilTypes,
} from '#modules/cane-surveys/contract/survey-choices.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { Choices } from './choices.tsx';
import {
  measureNames,
  numbersOf,
  isUnlikelyMeasure,
  isWrongMeasure,
  resent,
  type MeasureName,
  type SurveyDraft,
} from './drafts.ts';
import { FAR_METRES, FinishButtons } from './finish-buttons.tsx';
import { metresFrom } from './metres-from.ts';
import { Photos } from './photos.tsx';
import { Position } from './position.tsx';
import { TimeTaken } from './time-taken.tsx';
import classes from './field.module.css';

const TEXTS = ['cane_variety', 'disease_pest', 'details', 'other_notes'] as const;

interface SurveyFormProps {
  readonly draft: SurveyDraft;
  readonly plot: PlotOfDay | undefined;
  readonly settings: SurveySettings | undefined;
  /** The device has no room for what is typed. */
  readonly isFull: boolean;
  readonly readPhoto: (id: string) => Promise<Blob | undefined>;
  readonly onAddPhoto: (photo: { id: string; content: Blob }) => void;
  readonly onRemovePhoto: (id: string) => void;
  readonly onChange: (draft: SurveyDraft) => void;
  readonly onLater: () => void;
  /** It is to be sent. */
  readonly onFinish: (draft: SurveyDraft) => void;
}

/** The survey of a plot, made for thumbs: each change is kept at once. */
export function SurveyForm(props: SurveyFormProps): ReactNode {
  const { draft, plot, settings, isFull, onChange, onFinish } = props;
  const t = useTexts(texts);
  const isWrong = (name: MeasureName) => isWrongMeasure(name, draft.measures[name]);
  const choose = (choices: Partial<SurveyDraft['choices']>) =>
    onChange({ ...draft, choices: { ...draft.choices, ...choices } });
  const tons = settings && estimateYield(numbersOf(draft), settings)?.tons_per_rai;
  const { position } = draft;
  const metres = plot === undefined || position === null ? null : metresFrom(plot.shape, position);
  const isFar = metres !== null && metres > FAR_METRES;
  const [isAsking, setAsking] = useState(false);
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]');
        if (wrong !== null) wrong.focus();
        else if (isFar && !isAsking) setAsking(true);
        else onFinish(resent(draft));
      }}
    >
      <h1>{t('field.form_title', { deed: draft.deed_number })}</h1>
      {plot !== undefined && (
        <p>
          <strong>{plot.farmer_name}</strong> {plot.address_line}
        </p>
      )}
      {!isFull && <p>{t('field.saved_here')}</p>}
      {plot !== undefined && plot.crops.length > 0 && <p>{t('field.filled_in')}</p>}
      {draft.problem !== undefined && (
        <>
          <p role="alert" className={classes.problem}>
            {t('field.refused', { reason: draft.problem })}
          </p>
          <TimeTaken
            taken={draft.surveyed_at}
            onChange={(surveyed_at) => onChange({ ...draft, surveyed_at })}
          />
        </>
      )}
      <Position
        position={position}
        shape={plot?.shape}
        onFound={(found) => onChange({ ...draft, position: found })}
      />
      <Choices
        label={t('fields.cane_type')}
        values={caneTypes}
        value={draft.choices.cane_type}
        labelOf={(value) => t(`cane_types.${value}`)}
        onChoose={(cane_type) => choose({ cane_type })}
      />
      <div className={classes.measures}>
        {measureNames.map((name) => (
          <div key={name}>
            <label>
              {t(`fields.${name}`)}
              <input
                inputMode="decimal"
                placeholder={name === 'planting_month' ? t('field.month_example') : undefined}
                autoComplete="off"
                maxLength={8}
                value={draft.measures[name]}
                aria-invalid={isWrong(name) || undefined}
                aria-describedby={isWrong(name) ? `wrong-${name}` : undefined}
                onChange={({ target }) =>
                  onChange({ ...draft, measures: { ...draft.measures, [name]: target.value } })
                }
              />
            </label>
            {isUnlikelyMeasure(name, draft.measures[name]) && (
              <p role="status">{t('field.unlikely_number')}</p>
            )}
            {isWrong(name) && (
              <p id={`wrong-${name}`} className={classes.wrong}>
                {name === 'planting_month'
                  ? t('errors.planting_month_range')
                  : t('field.wrong_number', { most: formatNumber(mostMeasured[name]) })}
              </p>
            )}
          </div>
        ))}
      </div>
      <p className={classes.estimate} role="status">
        {tons === undefined
          ? t('field.no_estimate')
          : t('field.estimate', { tons: formatNumber(Math.round(tons * 10) / 10) })}
      </p>
      <Choices
        label={t('fields.leaf_color')}
        values={leafColors}
        value={draft.choices.leaf_color}
        labelOf={(value) => t(`leaf_colors.${value}`)}
        onChoose={(leaf_color) => choose({ leaf_color })}
      />
      <Choices
        label={t('fields.soil_type')}
        values={soilTypes}
        value={draft.choices.soil_type}
        labelOf={(value) => t(`soil_types.${value}`)}
        onChoose={(soil_type) => choose({ soil_type })}
      />
      <Choices
        label={t('fields.soil_color')}
        values={soilColors}
        value={draft.choices.soil_color}
        labelOf={(value) => t(`soil_colors.${value}`)}
        onChoose={(soil_color) => choose({ soil_color })}
      />
      <div className={classes.measures}>
        {TEXTS.map((name) => (
          <label key={name}>
            {t(`fields.${name}`)}
            <input
              maxLength={name === 'cane_variety' ? 100 : 500}
              value={draft.texts[name]}
              onChange={({ target }) =>
                onChange({ ...draft, texts: { ...draft.texts, [name]: target.value } })
              }
            />
          </label>
        ))}
      </div>
      <Photos
        photos={draft.photos}
        read={props.readPhoto}
        onAdd={props.onAddPhoto}
        onRemove={props.onRemovePhoto}
      />
      <FinishButtons
        asksAbout={isFar && isAsking ? metres : null}
        onNotYet={() => setAsking(false)}
        onLater={props.onLater}
      />
    </form>
  );
}
