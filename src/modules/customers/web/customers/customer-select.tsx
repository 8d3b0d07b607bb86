import { Button, TextInput } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { SearchSelect, type Choice } from '#platform/web/form/search-select.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { customerQuery } from './customers.api.ts';
import { choiceOfCustomer } from './choices-of-customers.ts';
import { useCustomerChoices } from './use-customer-choices.ts';
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
  /** A customer was created and chosen: work goes on elsewhere. */
  readonly onCreated?: () => void;
  readonly autoFocus?: boolean;
}

/** Chooses one of any number of active customers, or creates one on the spot, by what was typed. */
export function CustomerSelect({ present, onChange, onCreated, ...field }: CustomerSelectProps) {
  const t = useTexts(texts);
  const mayCreate = useMay('customers:write');
  /** The name of the customer that is being created, as far as it is known. */
  const [newName, setNewName] = useState<string>();
  const [typed, setTyped] = useState('');
  const [created, setCreated] = useState<Choice>();
  const goOn = useEffectEvent(() => onCreated?.());
  useEffect(() => {
    if (created !== undefined) goOn();
  }, [created]);
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
          enterTakesFirst
          onChange={(id) => {
            setTyped('');
            onChange(id);
          }}
          onTyped={setTyped}
          {...(mayCreate && {
            create: {
              label: (name: string) => t('select.create_named', { name }),
              onCreate: setNewName,
            },
          })}
        />
      )}
      {mayCreate && (
        <Button
          variant="default"
          leftSection={<IconUserPlus size={16} />}
          onClick={() => setNewName(typed)}
        >
          {t('select.create')}
        </Button>
      )}
      <CreateCustomerSheet
        opened={newName !== undefined}
        name={newName ?? ''}
        onClose={() => setNewName(undefined)}
        onSaved={(saved) => {
          setCreated(choiceOfCustomer(saved));
          onChange(saved.id);
        }}
      />
    </div>
  );
}
