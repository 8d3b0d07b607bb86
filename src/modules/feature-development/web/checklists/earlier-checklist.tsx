import { Button } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import textClasses from '#platform/web/page/text.module.css';
import { earlierChecklistQuery, type StageAddress } from './checklists.api.ts';
import { failureText } from '../failure-text.ts';
import { texts } from '../texts.ts';
import { ChecklistTableView } from './checklist-table.tsx';
import classes from './checklists.module.css';

interface EarlierChecklistProps {
  readonly address: StageAddress;
  readonly pass: number;
}

/** The checklist of a pass that a rollback ended, as it was left; fetched when somebody opens it. */
export function EarlierChecklist({ address, pass }: EarlierChecklistProps) {
  const t = useTexts(texts);
  const [shown, setShown] = useState(false);
  const query = useQuery({ ...earlierChecklistQuery({ ...address, pass }), enabled: shown });
  const tables = query.data?.checklist;
  return (
    <div>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<IconChecklist size={16} stroke={1.7} />}
        aria-expanded={shown}
        loading={query.isLoading}
        onClick={() => setShown(!shown)}
      >
        {t('workspace.checklist.of_pass', { number: pass })}
      </Button>
      {shown && query.isError && (
        <p className={classes.failure} role="alert">
          {failureText(t('workspace.checklist.load_failed'), query.error)}
        </p>
      )}
      {shown && tables?.length === 0 && (
        <p className={textClasses.hint}>{t('workspace.checklist.none_of_pass')}</p>
      )}
      {shown &&
        tables?.map((table) => (
          <ChecklistTableView key={table.id} address={address} table={table} editable={false} />
        ))}
    </div>
  );
}
