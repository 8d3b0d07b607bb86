import { Checkbox, Input } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CHANNELS } from '#modules/notifications/contract/channel-names.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { ScrollBox } from '#platform/web/page/scroll-box.tsx';
import { useEnabledChannels } from '../channels/use-enabled-channels.ts';
import { texts } from '../texts.ts';
import { topicsQuery } from '../events/events.api.ts';
import { isMuted, mute, type Mutes } from './mutes.ts';
import classes from './preferences.module.css';

interface MuteTableProps {
  readonly label: string;
  readonly description: string;
  readonly defaultValue?: Mutes;
  readonly error?: string;
  readonly onChange?: (mutes: Mutes) => void;
}

interface Row {
  readonly topic: string | null;
  readonly name: string;
  /** What contains it; muted with it. */
  readonly within: readonly (string | null)[];
}

/** What a person is notified of, by channel: a tick is to receive it. */
export function MuteTable({ label, description, defaultValue, error, onChange }: MuteTableProps) {
  const t = useTexts(texts);
  const query = useQuery(topicsQuery());
  const isEnabled = useEnabledChannels();
  const [mutes, setMutes] = useState<Mutes>(defaultValue ?? []);
  const isOwn = (id: string | undefined) => defaultValue?.some(({ topic }) => topic === id);
  const change = (next: Mutes) => {
    setMutes(next);
    onChange?.(next);
  };
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={description}
      error={error}
      inputWrapperOrder={['label', 'description', 'error', 'input']}
    >
      <Loaded query={query} height={320}>
        {(topics) => {
          const rows: Row[] = [
            { topic: null, name: t('preferences.everything'), within: [] },
            ...topics.flatMap(({ id, name, features }): Row[] => [
              { topic: id, name, within: [null] },
              // One that is muted by itself, by a link of an e-mail, can be had back.
              ...(features.length === 1 && !isOwn(features[0]?.id)
                ? []
                : features.map((feature) => ({
                    topic: feature.id,
                    name: feature.name,
                    within: [null, id],
                  }))),
            ]),
          ];
          return (
            <ScrollBox label={label} className={classes.box}>
              <table className={classes.table}>
                <thead>
                  <tr>
                    <th scope="col">{t('preferences.topic')}</th>
                    {CHANNELS.map((channel) => (
                      <th key={channel} scope="col" className={classes.channel}>
                        {t(`channel_names.${channel}`)}
                        {!isEnabled(channel) && <small>{t('preferences.not_enabled')}</small>}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ topic, name, within }) => (
                    <tr key={topic} data-depth={within.length}>
                      <th scope="row">{name}</th>
                      {CHANNELS.map((channel) => {
                        const isCovered = within.some((outer) =>
                          isMuted(mutes, { topic: outer, channel }),
                        );
                        const place = { topic, channel };
                        return (
                          <td key={channel} className={classes.channel}>
                            <Checkbox
                              aria-label={`${name}: ${t(`channel_names.${channel}`)}`}
                              checked={isEnabled(channel) && !isCovered && !isMuted(mutes, place)}
                              disabled={isCovered || !isEnabled(channel)}
                              onChange={({ currentTarget: { checked } }) =>
                                change(mute(mutes, place, !checked))
                              }
                            />
                          </td>
                        );
                      })}
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollBox>
          );
        }}
      </Loaded>
    </Input.Wrapper>
  );
}
