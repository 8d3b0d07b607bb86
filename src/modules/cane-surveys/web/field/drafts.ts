import type { SurveyInput } from '#modules/cane-surveys/contract/surveys.ts';
import { leastLikely, mostMeasured } from '#modules/cane-surveys/contract/survey-choices.ts';
import { dayOf } from './field-days.ts';

/** The numbers of the form, as they are typed. */
export const measureNames = [
  'planting_month',
  'plant_age_months',
  'furrow_spacing_cm',
  'height_cm',
  'stalk_length_cm',
  'diameter_cm',
  'stalks_per_clump',
  'clumps_per_10m',
] as const;

export type MeasureName = (typeof measureNames)[number];

export interface DraftPosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy_metres: number;
}

/** A survey that is being taken, or waits for the network. */
export interface SurveyDraft {
  readonly kind: 'survey';
  /** Sent with it, so that the server stores it once. */
  readonly id: string;
  /** Of a plot that is in the plan. */
  readonly visit_id: string | null;
  readonly plot_id: string;
  readonly quota_id: string;
  readonly deed_number: string;
  readonly choices: Pick<SurveyInput, 'cane_type' | 'soil_type' | 'soil_color' | 'leaf_color'>;
  readonly texts: Pick<SurveyInput, 'cane_variety' | 'disease_pest' | 'details' | 'other_notes'>;
  readonly measures: Readonly<Record<MeasureName, string>>;
  readonly surveyed_at: string;
  /** In which the season of the plot begins; else that of the survey. */
  readonly production_year?: number | undefined;
  readonly position: DraftPosition | null;
  /** Ids of photos, which are stored beside it. */
  readonly photos: readonly string[];
  /** Finished: it is sent as soon as that is possible. */
  readonly isReady: boolean;
  /** The server has stored it, which the plan that is shown does not say yet. Never stored. */
  readonly isSent?: true;
  /** Where the server has stored it, while photos are still to be sent. */
  readonly survey_id?: string;
  /** The plan no longer has the visit: the survey is sent without it. */
  readonly isUnplanned?: boolean;
  /** Why the server refused it. */
  readonly problem?: string;
  /** Another survey of the same draft that is stored: this one can only be stored beside it. */
  readonly stored_id?: string;
  /** Under this id it is sent beside that one. */
  readonly sent_as?: string;
}

/** A plot that could not be surveyed. */
export interface SkipDraft {
  readonly kind: 'skip';
  readonly id: string;
  readonly visit_id: string;
  readonly deed_number: string;
  readonly skip_reason: string;
  readonly isReady: true;
  readonly isSent?: true;
  readonly problem?: string;
}

export type Draft = SurveyDraft | SkipDraft;

/** Whether it is finished and the server was not reached yet. */
export function isWaiting({ isReady, isSent, problem }: Draft): boolean {
  return isReady && isSent === undefined && problem === undefined;
}

/** The drafts that are stored, except that what is being edited is newer where it is shown. */
export function withOpenDrafts(stored: readonly Draft[], shown: readonly Draft[]): Draft[] {
  const open = shown.filter((draft) => !draft.isReady);
  return [...stored.filter(({ id }) => !open.some((draft) => draft.id === id)), ...open];
}

/**
 * The same, with what was sent meanwhile: it stays in sight until a plan says that it is done. What is refused
 * is stored, and what the device could not store was not sent.
 */
export function withSentDrafts(
  stored: readonly Draft[],
  shown: readonly Draft[],
  tried: ReadonlySet<string>,
): Draft[] {
  const sent = shown.filter(({ id }) => tried.has(id) && !stored.some((draft) => draft.id === id));
  return [
    ...withOpenDrafts(stored, shown),
    ...sent.map((draft): Draft => ({ ...draft, isSent: true })),
  ];
}

/** The draft without what the server refused, to be sent again. */
export function resent(draft: SurveyDraft): SurveyDraft {
  const { problem: _problem, stored_id: _stored, ...others } = draft;
  return { ...others, isReady: true };
}

/** A number as people type it, with a comma or a point; nothing where it is none. */
export function readMeasure(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  const value = Number(text);
  return text === '' || !Number.isFinite(value) || value < 0 ? null : value;
}

/** Whether something was typed that is no such number; a month is a whole one. */
export function isWrongMeasure(name: MeasureName, typed: string): boolean {
  if (typed.trim() === '') return false;
  const value = readMeasure(typed);
  if (value === null || value > mostMeasured[name]) return true;
  return name === 'planting_month' && (!Number.isInteger(value) || value < 1);
}

/** Whether it is so little that it was most likely typed in metres. */
export function isUnlikelyMeasure(name: MeasureName, typed: string): boolean {
  const value = readMeasure(typed);
  return value !== null && value > 0 && value < (leastLikely[name] ?? 0);
}

/** The measures of a draft as numbers. */
export function numbersOf({ measures }: Pick<SurveyDraft, 'measures'>) {
  return {
    planting_month: readMeasure(measures.planting_month),
    plant_age_months: readMeasure(measures.plant_age_months),
    furrow_spacing_cm: readMeasure(measures.furrow_spacing_cm),
    height_cm: readMeasure(measures.height_cm),
    stalk_length_cm: readMeasure(measures.stalk_length_cm),
    diameter_cm: readMeasure(measures.diameter_cm),
    stalks_per_clump: readMeasure(measures.stalks_per_clump),
    clumps_per_10m: readMeasure(measures.clumps_per_10m),
  };
}

/** The call that stores a draft. */
export function bodyOf(draft: SurveyDraft, now: Date) {
  const { id, plot_id, quota_id, choices, texts, surveyed_at, position } = draft;
  return {
    draft_id: draft.sent_as ?? id,
    visit_id: draft.isUnplanned === true ? null : draft.visit_id,
    plot_id,
    quota_id,
    production_year: draft.production_year ?? Number(dayOf(surveyed_at).slice(0, 4)),
    ...choices,
    ...texts,
    ...numbersOf(draft),
    surveyed_at,
    ...position,
    device_time: now.toISOString(),
  };
}
