import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

const REQUIRED = new Set(['name', 'value_stream_id', 'sop_id']);

interface RecordForm<Saved> {
  readonly isNew?: true;
  /** Where cancelling leads if the form was not opened from a screen. */
  readonly back: string;
  /** The page of the saved record, which comes next. */
  readonly pageOf: (saved: Saved) => string;
}

/** What the forms of value streams, SOPs and SOWs have in common: the record's page comes next. */
export function useRecordForm<Saved>({ isNew, back, pageOf }: RecordForm<Saved>) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  return {
    onCancel: () => (canGoBack ? history.back() : void navigate({ href: back })),
    // In the place of the form, so that the way back does not lead through it.
    onSaved: (saved: Saved) => void navigate({ href: pageOf(saved), replace: true }),
    saveLabel: t(isNew ? 'forms.create' : 'forms.update'),
    problemsText: (fields: readonly string[]) =>
      fields.some((field) => REQUIRED.has(field)) ? t('forms.fill_required') : undefined,
  };
}

interface Changed {
  readonly updated_by: string | null;
  readonly updated_at: string;
}

export const savedBy = ({ updated_by, updated_at }: Changed) => ({
  by: updated_by,
  at: updated_at,
});
