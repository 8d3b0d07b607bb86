import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

const REQUIRED = new Set(['name', 'value_stream_id', 'sop_id']);

interface RecordForm<Saved> {
  readonly isNew?: true;
  /** The list this form was opened from. */
  readonly back: string;
  /** The list in which the record is once it is saved. */
  readonly listOf: (saved: Saved) => string;
}

/** What the forms of value streams, SOPs and SOWs have in common: the record's list comes next. */
export function useRecordForm<Saved>({ isNew, back, listOf }: RecordForm<Saved>) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  return {
    onCancel: () => void navigate({ href: back }),
    onSaved: (saved: Saved) => void navigate({ href: listOf(saved) }),
    saveLabel: t(isNew ? 'forms.create' : 'forms.update'),
    problemsText: (fields: readonly string[]) =>
      fields.some((field) => REQUIRED.has(field)) ? t('forms.fill_required') : undefined,
  };
}

interface Changed {
  readonly updated_by: string | null;
  readonly updated_at: string;
}

/** Who saved a record last, and when. */
export const savedBy = ({ updated_by, updated_at }: Changed) => ({
  by: updated_by,
  at: updated_at,
});
