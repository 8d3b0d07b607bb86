import { Button, TextInput } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { SearchSelect, type Choice } from '#platform/web/form/search-select.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { customerQuery } from './customers.api.ts';
import { choiceOfCustomer, useCustomerChoices } from './use-customer-choices.ts';
import classes from './customer-select.module.css';

const CreateCustomerSheet = whenOpened(
  async () => (await import('./create-customer-sheet.tsx')).CreateCustomerSheet,
);

interface CustomerSelectProps {
  readonly label: string;
  readonly withAsterisk?: boolean;
  readonly error?: ReactNode;
  readonly 'data-path'?: string;
  /** The customer that is chosen when the field appears. */
  readonly present: string | null;
  readonly onChange: (id: string | null) => void;
}

/** Chooses one of any number of active customers, or creates one on the spot. */
export function CustomerSelect({ present, onChange, ...field }: CustomerSelectProps) {
  const t = useTexts(texts);
  const mayCreate = useMay('customers:write');
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<Choice>();
  const named = useQuery({ ...customerQuery({ id: present ?? '' }), enabled: present !== null });
  const known = named.data && choiceOfCustomer(named.data);
  return (
    <div className={classes.field}>
      {present !== null && named.isPending ? (
        <TextInput {...field} disabled placeholder="…" />
      ) : (
        <SearchSelect
          {...field}
          key={created?.value}
          present={created ?? known ?? null}
          useChoices={useCustomerChoices}
          onChange={onChange}
        />
      )}
      {mayCreate && (
        <Button
          variant="default"
          leftSection={<IconUserPlus size={16} />}
          onClick={() => setCreating(true)}
        >
          {t('select.create')}
        </Button>
      )}
      <CreateCustomerSheet
        opened={isCreating}
        onClose={() => setCreating(false)}
        onSaved={(saved) => {
          setCreated(choiceOfCustomer(saved));
          onChange(saved.id);
        }}
      />
    </div>
  );
}
