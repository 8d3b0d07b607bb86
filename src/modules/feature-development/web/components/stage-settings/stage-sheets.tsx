import { lazy, Suspense, useState } from 'react';
import type { StageSettings } from './stage-columns.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../../texts.ts';
import { stageName } from '../stage-name.ts';

/** Forms bring the rules of the contract and their validator along, so they come when first opened. */
const GateSheet = lazy(async () => ({ default: (await import('./gate-sheet.tsx')).GateSheet }));
const TemplateSheet = lazy(async () => ({
  default: (await import('./template-sheet.tsx')).TemplateSheet,
}));

interface StageSheetProps {
  /** The stage in the sheet; nothing while it is closed. */
  readonly stage: StageSettings | undefined;
  readonly onClose: () => void;
}

/** What a stage asks for; kept while the sheet slides away. */
export function LazyGateSheet({ stage, onClose }: StageSheetProps) {
  const t = useTexts(texts);
  const shown = useKept(stage);
  if (shown === undefined) return null;
  return (
    <Suspense>
      <GateSheet
        key={shown.number}
        gate={shown.gate}
        title={t('stage_settings.gate_of', { name: stageName(t, shown.number) })}
        opened={stage !== undefined}
        onClose={onClose}
      />
    </Suspense>
  );
}

/** The same for its checklist. */
export function LazyTemplateSheet({ stage, onClose }: StageSheetProps) {
  const t = useTexts(texts);
  const shown = useKept(stage);
  if (shown === undefined) return null;
  return (
    <Suspense>
      <TemplateSheet
        key={shown.number}
        stage={shown.number}
        template={shown.template}
        title={t('stage_settings.template_of', { name: stageName(t, shown.number) })}
        opened={stage !== undefined}
        onClose={onClose}
      />
    </Suspense>
  );
}

function useKept(stage: StageSettings | undefined): StageSettings | undefined {
  const [last, setLast] = useState(stage);
  if (stage !== undefined && stage !== last) setLast(stage);
  return stage ?? last;
}
