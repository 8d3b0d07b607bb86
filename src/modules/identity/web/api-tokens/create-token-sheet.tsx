import { Checkbox, SegmentedControl, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormSheet } from '#platform/web/form/form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { apiTokenInput, TOKEN_DAYS } from '#modules/identity/contract/api-tokens.ts';
import type { PermissionGroup } from '#modules/identity/contract/roles.ts';
import { texts } from '../texts.ts';
import { useCreateToken, type MadeToken } from './api-tokens.api.ts';
import classes from '../account.module.css';

interface TokenSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onMade: (made: MadeToken) => void;
  readonly groups: readonly PermissionGroup[];
}

const rules = apiTokenInput.omit({ days: true });

/** Makes a token: for which program, for what, for how long. */
export function TokenSheet({ opened, onClose, onMade, groups }: TokenSheetProps) {
  const t = useTexts(texts);
  const [days, setDays] = useState<(typeof TOKEN_DAYS)[number]>(90);
  // The sheet closes first: two windows over each other would both ask for the keys.
  const made = useRef<MadeToken>(undefined);
  const create = useCreateToken((told) => {
    made.current = told;
  });
  const close = () => {
    const told = made.current;
    made.current = undefined;
    onClose();
    if (told !== undefined) onMade(told);
  };
  return (
    <FormSheet<{ name: string; permissions: string[] }>
      opened={opened}
      onClose={close}
      title={t('account.tokens.create')}
      schema={rules}
      initialValues={{ name: '', permissions: [] }}
      save={(values) => create.mutateAsync({ ...values, days })}
      saveLabel={t('account.tokens.create')}
    >
      {(form) => (
        <>
          <TextInput
            key={form.key('name')}
            {...form.getInputProps('name')}
            label={t('account.tokens.name')}
            description={t('account.tokens.name_hint')}
            maxLength={60}
            withAsterisk
          />
          <div role="group" aria-labelledby="token-days">
            <span id="token-days" className={classes.label}>
              {t('account.tokens.days')}
            </span>
            <SegmentedControl
              fullWidth
              value={String(days)}
              data={TOKEN_DAYS.map((each) => ({
                value: String(each),
                label: t(`account.tokens.days_${each}`),
              }))}
              onChange={(chosen) =>
                setDays(TOKEN_DAYS.find((each) => String(each) === chosen) ?? 90)
              }
            />
          </div>
          <Checkbox.Group
            key={form.key('permissions')}
            {...form.getInputProps('permissions')}
            label={t('account.tokens.permissions')}
            description={t('account.tokens.permissions_hint')}
            withAsterisk
          >
            <div className={classes.groups}>
              {groups.map(({ module, title, permissions }) => (
                <fieldset key={module} className={classes.group}>
                  <legend>{title}</legend>
                  {permissions.map(({ name, label }) => (
                    <Checkbox key={name} value={name} label={label} />
                  ))}
                </fieldset>
              ))}
            </div>
          </Checkbox.Group>
        </>
      )}
    </FormSheet>
  );
}
