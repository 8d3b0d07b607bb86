import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ComponentProps } from 'react';
import type { AddressLine } from '#modules/geography/contract/places.ts';
import { SearchSelect, type Choice } from '#platform/web/form/search-select.tsx';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { addressLinesQuery } from './places.api.ts';
import { usePlaceNames, type ChosenPlaces } from './use-place-names.ts';

interface AddressPickerProps extends Omit<
  ComponentProps<typeof SearchSelect>,
  'present' | 'useChoices' | 'onChange' | 'description'
> {
  /** The places of the address as it is stored. */
  readonly present: ChosenPlaces;
  readonly onChange: (subdistrictId: number | null) => void;
  /** The places that belong to it. */
  readonly onPlaces: (places: ChosenPlaces) => void;
}

const NOWHERE: ChosenPlaces = {
  subdistrict_id: null,
  district_id: null,
  province_id: null,
  postal_code: '',
};

/**
 * Finds the places of an address by any part of it: a sub-district, district, province or postal code, in
 * Thai or English. One choice fills all its fields.
 */
export function AddressPicker(props: AddressPickerProps) {
  return (
    <Suspense fallback={<TextInput label={props.label} disabled />}>
      <Picker {...props} />
    </Suspense>
  );
}

function Picker({ present, onChange, onPlaces, ...input }: AddressPickerProps) {
  const t = useTexts(texts);
  const [first] = useState(present);
  const names = usePlaceNames(first);
  const isChosen = first.province_id !== null;
  const stored = isChosen && names !== undefined ? { value: valueOf(first), label: names } : null;
  const [chosenFrom, setChosenFrom] = useState<typeof stored>();
  // The names of what is stored come later, and a field takes what is chosen once: not if somebody was faster.
  const choice = chosenFrom === undefined ? stored : chosenFrom;
  return (
    <SearchSelect
      {...input}
      key={choice === null ? 'nothing' : 'something'}
      description={t('picker.hint')}
      present={choice}
      useChoices={useAddressLines}
      enterTakesFirst
      onChange={(value) => {
        setChosenFrom(choice);
        const places = value === null ? NOWHERE : placesOf(value);
        onChange(places.subdistrict_id);
        onPlaces(places);
      }}
    />
  );
}

function useAddressLines(search: string): readonly Choice[] | undefined {
  const lines = useQuery({ ...addressLinesQuery({ search }), enabled: search !== '' });
  if (search === '') return [];
  return lines.isPlaceholderData
    ? undefined
    : lines.data?.map((line) => ({ value: valueOf(line), label: labelOf(line) }));
}

function labelOf(line: AddressLine): string {
  const names =
    languageOfPage() === 'th'
      ? [line.subdistrict_th, line.district_th, line.province_th]
      : [line.subdistrict_en, line.district_en, line.province_en];
  return [...names, line.postal_code].join(' · ');
}

function valueOf({ subdistrict_id, postal_code }: ChosenPlaces): string {
  return `${subdistrict_id} ${postal_code}`;
}

/** The code of a sub-district begins with those of its district and province. */
function placesOf(value: string): ChosenPlaces {
  const [code = '', postal_code = ''] = value.split(' ');
  const id = Number(code);
  return {
    subdistrict_id: id,
    district_id: Math.floor(id / 100),
    province_id: Math.floor(id / 10_000),
    postal_code,
  };
}
