import type { Phase } from '#modules/feature-development/contract/phases.ts';
import { TermName } from '#platform/web/feedback/term.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts, type TrackingTexts } from '../texts.ts';
import type { RecordKind } from './record-calls.ts';

/** The phase with its name, as in `FD เอกสารฟีเจอร์`, where no explanation can be opened. */
export function phaseName(t: TrackingTexts, phase: Phase): string {
  return `${phase} ${t(`terms.${phase}.name`)}`;
}

/** The same in a list, where hovering explains it. */
export function PhaseCell({ phase }: { readonly phase: Phase }) {
  const t = useTexts(texts);
  return <span title={t(`terms.${phase}.about`)}>{phaseName(t, phase)}</span>;
}

/** The phase of a SOW or stage, with what it means. */
export function PhaseTerm({ phase }: { readonly phase: Phase }) {
  const t = useTexts(texts);
  return (
    <TermName short={phase} name={t(`terms.${phase}.name`)} about={t(`terms.${phase}.about`)} />
  );
}

interface LevelTermProps {
  readonly kind: RecordKind;
  /** The name beside a title that is the abbreviation; the abbreviation where it is a label. */
  readonly shown: 'short' | 'name';
}

/** A level of the work, with what it means. */
export function LevelTerm({ kind, shown }: LevelTermProps) {
  const t = useTexts(texts);
  return (
    <TermName
      short={t(`terms.${kind}.short`)}
      name={t(`terms.${kind}.name`)}
      about={t(`terms.${kind}.about`)}
      shown={shown}
    />
  );
}

/** Abbreviations in the names of stages. */
const OF_STAGES: Readonly<Record<number, 'BRD' | 'UAT'>> = { 2: 'BRD', 16: 'UAT', 17: 'UAT' };

/** The abbreviation in the name of a stage, with what it means. */
export function StageTerm({ stage }: { readonly stage: number }) {
  const t = useTexts(texts);
  const term = OF_STAGES[stage];
  return (
    term && (
      <TermName
        short={term}
        name={t(`terms.${term}.name`)}
        about={t(`terms.${term}.about`)}
        shown="name"
      />
    )
  );
}
