import { Button, SegmentedControl } from '@mantine/core';
import { IconFolderPlus, IconPlus } from '@tabler/icons-react';
import type { Condition, ConditionGroup } from '#modules/notifications/contract/conditions.ts';
import type { EventProperty } from '#modules/notifications/contract/events.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import { ConditionRow } from './condition-row.tsx';
import classes from './draft.module.css';
import { newCondition } from './condition-values.ts';
import { messageAt, type PanelProps } from './editor-props.ts';

/** Which of the events the setting is about: all or any of its conditions and groups must be met. */
export function ConditionsPanel(props: PanelProps) {
  const { setting, draft, mayWrite, properties } = props;
  const t = useTexts(texts);
  const fields = properties.filter((property) => property.is_condition);
  const { match, conditions } = draft.info;
  return (
    <Panel title={t('settings.conditions.title')} hint={t('settings.conditions.hint')}>
      {setting.event === null ? (
        <p className={text.dimmed}>{t('settings.editor.event_first')}</p>
      ) : (
        <ConditionList
          path="info.conditions"
          match={match}
          conditions={conditions}
          fields={fields}
          mayWrite={mayWrite}
          problemAt={(path) => messageAt(props, path, conditions)}
          onMatch={(chosen) => draft.changeInfo({ match: chosen })}
          onChange={(changed) => draft.changeInfo({ conditions: changed })}
          groups
        />
      )}
    </Panel>
  );
}

type One = Condition | ConditionGroup;

interface ConditionListProps {
  readonly path: string;
  readonly match: 'all' | 'any';
  readonly conditions: readonly One[];
  readonly fields: readonly EventProperty[];
  readonly mayWrite: boolean;
  readonly problemAt: (path: string) => string | undefined;
  readonly onMatch: (match: 'all' | 'any') => void;
  readonly onChange: (conditions: One[]) => void;
  /** Groups are offered at the top alone. */
  readonly groups?: boolean;
}

function ConditionList(props: ConditionListProps) {
  const { path, match, conditions, fields, mayWrite, problemAt, onMatch, onChange } = props;
  const t = useTexts(texts);
  const [first] = fields;
  const replace = (place: number, ...by: One[]) => onChange(conditions.toSpliced(place, 1, ...by));
  return (
    <Stack>
      {conditions.length > 1 && (
        <SegmentedControl
          aria-label={t('settings.conditions.match')}
          value={match}
          disabled={!mayWrite}
          data={[
            { value: 'all', label: t('settings.conditions.all') },
            { value: 'any', label: t('settings.conditions.any') },
          ]}
          onChange={onMatch}
        />
      )}
      {conditions.map((one, place) => {
        // A condition has nothing but its place to be known by.
        const key = `${path}.${place}`;
        return 'conditions' in one ? (
          <div key={key} className={classes.group}>
            <ConditionList
              {...props}
              path={`${key}.conditions`}
              match={one.match}
              conditions={one.conditions}
              groups={false}
              onMatch={(chosen) => replace(place, { ...one, match: chosen })}
              onChange={(inner) =>
                inner.length === 0
                  ? replace(place)
                  : replace(place, { ...one, conditions: inner.filter(isCondition) })
              }
            />
          </div>
        ) : (
          <ConditionRow
            key={key}
            condition={one}
            fields={fields}
            mayWrite={mayWrite}
            problem={['field', 'operator', 'value']
              .map((part) => problemAt(`${key}.${part}`))
              .find((found) => found !== undefined)}
            onChange={(changed) => replace(place, changed)}
            onRemove={() => replace(place)}
          />
        );
      })}
      {conditions.length === 0 && <p className={text.dimmed}>{t('settings.conditions.none')}</p>}
      {mayWrite && first !== undefined && (
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => onChange([...conditions, newCondition(first)])}
          >
            {t('settings.conditions.add')}
          </Button>
          {props.groups === true && (
            <Button
              variant="subtle"
              leftSection={<IconFolderPlus size={16} />}
              onClick={() =>
                onChange([...conditions, { match: 'any', conditions: [newCondition(first)] }])
              }
            >
              {t('settings.conditions.add_group')}
            </Button>
          )}
        </div>
      )}
    </Stack>
  );
}

const isCondition = (one: One): one is Condition => 'field' in one;
