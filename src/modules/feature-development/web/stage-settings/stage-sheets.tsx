import { useKept } from '#platform/web/feedback/use-kept.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { stageName } from '../stages/stage-name.ts';
import type { StageSettings } from './stage-columns.tsx';

const GateSheet = whenOpened(async () => (await import('./gate-sheet.tsx')).GateSheet);
const TemplateSheet = whenOpened(async () => (await import('./template-sheet.tsx')).TemplateSheet);

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
    <GateSheet
      key={shown.number}
      gate={shown.gate}
      title={t('stage_settings.gate_of', { name: stageName(t, shown.number) })}
      opened={stage !== undefined}
      onClose={onClose}
    />
  );
}

/** The same for its checklist. */
export function LazyTemplateSheet({ stage, onClose }: StageSheetProps) {
  const t = useTexts(texts);
  const shown = useKept(stage);
  if (shown === undefined) return null;
  return (
    <TemplateSheet
      key={shown.number}
      stage={shown.number}
      template={shown.template}
      title={t('stage_settings.template_of', { name: stageName(t, shown.number) })}
      opened={stage !== undefined}
      onClose={onClose}
    />
  );
}
