import type { CustomReach } from '#modules/notifications/contract/custom-figures.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import { texts } from '../../texts.ts';
import type { CustomContent } from '../wizard/custom-content.ts';

interface CustomFactsProps {
  readonly content: CustomContent;
  /** How many people it reaches, once that is counted. */
  readonly reach: Pick<CustomReach, 'people' | 'employees' | 'outside'> | undefined;
}

/** What a message is called, on which channels it goes out, and to how many people. */
export function CustomFacts({ content, reach }: CustomFactsProps) {
  const t = useTexts(texts);
  const { name, description, channels, critical } = content;
  return (
    <Panel title={t('customs.steps.basics')}>
      <Facts
        facts={[
          { name: t('fields.name'), value: name },
          ...(description === '' ? [] : [{ name: t('fields.description'), value: description }]),
          {
            name: t('fields.channels'),
            value: channels.map(({ channel }) => t(`channel_names.${channel}`)).join(', '),
          },
          ...(critical
            ? [{ name: t('settings.editor.critical'), value: t('settings.editor.critical_hint') }]
            : []),
          ...(reach === undefined
            ? []
            : [
                {
                  name: t('fields.people'),
                  value: t('customs.review.people', {
                    people: formatNumber(reach.people),
                    employees: formatNumber(reach.employees),
                    outside: formatNumber(reach.outside),
                  }),
                },
              ]),
        ]}
      />
    </Panel>
  );
}
