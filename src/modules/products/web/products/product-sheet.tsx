import { useQuery } from '@tanstack/react-query';
import {
  PICTURE_PIXELS,
  product,
  productInput,
  type Product,
} from '#modules/products/contract/products.ts';
import { productStatuses, vatKinds } from '#modules/products/contract/product-choices.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { choiceField, longTextField, numberField, textField } from '#platform/web/form/fields.tsx';
import { PictureChoice } from '#platform/web/form/picture-choice.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { nameOf } from '../product-name.ts';
import { texts } from '../texts.ts';
import { CategoryInput } from './category-input.tsx';
import { ProductPicture } from './product-picture.tsx';
import { productActions, proposedCodeQuery } from './products.api.ts';
import { UnitSelect } from './unit-select.tsx';

const form = defineForm({ body: productInput, record: product });

interface ProductSheetProps extends WindowProps {
  /** The one that is changed; none while one is created. */
  readonly stored?: Product;
  readonly onSaved?: (saved: { readonly id: string }) => void;
}

/** Creates or changes a product. */
export function ProductSheet({ stored, ...window }: ProductSheetProps) {
  const t = useTexts(texts);
  const save = productActions.useSave();
  const { rules } = form;
  const isNew = stored === undefined;
  const proposal = useQuery({ ...proposedCodeQuery(), enabled: isNew && window.opened });
  const present = stored && { value: stored.unit.id, label: nameOf(stored.unit) };
  return (
    <RecordFormSheet
      {...window}
      // The first values of a form are what an unchanged one has.
      opened={window.opened && !(isNew && proposal.isPending)}
      initial={isNew ? { code: proposal.data?.code ?? '' } : undefined}
      title={t(isNew ? 'list.create' : 'list.edit')}
      form={form}
      stored={stored}
      save={(body, basis) => save.mutateAsync({ body, stored: basis })}
      fields={{
        code: textField({ label: t('fields.code'), ...rules.code }),
        name_th: textField({ label: t('fields.name_th'), ...rules.name_th }),
        name_en: textField({ label: t('fields.name_en'), ...rules.name_en }),
        category: {
          label: t('fields.category'),
          input: (props) => <CategoryInput {...props} {...rules.category} />,
        },
        unit_id: {
          label: t('fields.unit_id'),
          write: () => undefined,
          input: (props) => <UnitSelect {...props} present={present ?? null} withAsterisk />,
        },
        price: numberField({
          label: t('fields.price'),
          min: 0,
          decimalScale: 2,
          thousandSeparator: ',',
          ...rules.price,
        }),
        vat: choiceField({
          label: t('fields.vat'),
          values: vatKinds,
          labelOf: (kind) => t(`vat.${kind}`),
        }),
        status: choiceField({
          label: t('fields.status'),
          values: productStatuses,
          labelOf: (status) => t(`statuses.${status}`),
        }),
        note: longTextField({ label: t('fields.note'), rows: 2, ...rules.note }),
        picture: {
          label: t('fields.picture'),
          compared: false,
          input: (props) => (
            <div role="group" aria-label={props.label}>
              <PictureChoice
                {...props}
                pixels={PICTURE_PIXELS}
                labels={{
                  choose: t('detail.choose_picture'),
                  remove: t('detail.remove_picture'),
                  unusable: t('errors.picture_unusable'),
                }}
                hint={t('detail.picture_hint', { pixels: PICTURE_PIXELS })}
              >
                {(picture) => <ProductPicture picture={picture} />}
              </PictureChoice>
            </div>
          ),
        },
      }}
    />
  );
}
