import { AddressPicker } from '#modules/geography/web/public.ts';
import { textField } from '#platform/web/form/fields.tsx';
import type { Fields } from '#platform/web/form/form-fields.tsx';
import type { CustomerTexts } from '../texts.ts';

interface Places {
  subdistrict_id: number | '' | null;
  district_id: number | '' | null;
  province_id: number | '' | null;
  postal_code: string;
}

const LONGEST_POSTAL_CODE = 10;

/** The places of an address: one choice fills them all, and the postal code can be corrected. */
export function placeFields(t: CustomerTexts): Fields<Places> {
  return {
    subdistrict_id: {
      label: t('form.places'),
      write: writeCode,
      input: (props, form) => (
        <AddressPicker
          {...props}
          present={presentIn(form.getValues())}
          onPlaces={({ district_id, province_id, postal_code }) => {
            form.setFieldValue('district_id', district_id);
            form.setFieldValue('province_id', province_id);
            form.setFieldValue('postal_code', postal_code);
          }}
        />
      ),
    },
    district_id: { label: t('fields.district_id'), write: writeCode },
    province_id: { label: t('fields.province_id'), write: writeCode },
    postal_code: textField({
      label: t('fields.postal_code'),
      inputMode: 'numeric',
      maxLength: LONGEST_POSTAL_CODE,
    }),
  };
}

function presentIn({ subdistrict_id, district_id, province_id, postal_code }: Places) {
  return {
    subdistrict_id: codeOf(subdistrict_id),
    district_id: codeOf(district_id),
    province_id: codeOf(province_id),
    postal_code,
  };
}

function writeCode(code: Places['province_id']): string {
  return String(code ?? '');
}

function codeOf(value: Places['province_id']): number | null {
  return value === '' ? null : value;
}
