import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { withDefaults, type TypedItem } from '../line-editor/editor-line.ts';
import { LineEditor } from '../line-editor/line-editor.tsx';
import type { QuotationValues } from './quotation-form.ts';

interface LinesFieldProps {
  readonly label: string;
  readonly form: ZodForm<QuotationValues>;
  /** As `getInputProps` gives it; the form takes figures that are still being typed, and refuses them on saving. */
  readonly onChange: (items: readonly TypedItem[]) => void;
}

/** The lines as a field of the form. */
export function LinesField({ label, form, onChange }: LinesFieldProps) {
  const pricesIncludeVat = form.useWatchValue('prices_include_vat');
  const forget = (start: string) => {
    const left = Object.entries(form.errors).filter(([path]) => !path.startsWith(start));
    if (left.length < Object.keys(form.errors).length) form.setErrors(Object.fromEntries(left));
  };
  return (
    <LineEditor
      label={label}
      present={form.getValues().items.map(withDefaults)}
      pricesIncludeVat={pricesIncludeVat}
      errors={form.errors}
      onChange={(items, touched) => {
        onChange(items);
        // After a change of places, problems would be shown at other lines than theirs.
        forget(touched === undefined ? 'items' : `items.${touched}.`);
      }}
    />
  );
}
