import { Checkbox, Switch } from '@mantine/core';
import { useState } from 'react';
import { CHANNELS } from '#modules/notifications/contract/channel-names.ts';
import type { Preferences } from '#modules/notifications/contract/preferences.ts';
import { TimeInput } from '#platform/web/date/time-input.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import classes from './preferences.module.css';

type Quiet = Preferences['quiet'];

/** The usual night, on the channels that make a sound. */
const USUAL: NonNullable<Quiet> = { from: '20:00', to: '07:00', channels: ['SMS', 'Line'] };

interface QuietHoursProps {
  readonly label: string;
  readonly description: string;
  readonly defaultValue?: Quiet;
  /** The problem of one of its fields. */
  readonly problemOf: (field: string) => string | undefined;
  readonly onChange?: (quiet: Quiet) => void;
}

/** When messages wait, and on which channels. */
export function QuietHours(props: QuietHoursProps) {
  const { label, description, defaultValue, problemOf, onChange } = props;
  const t = useTexts(texts);
  const [quiet, setQuiet] = useState<Quiet>(defaultValue ?? null);
  const change = (next: Quiet) => {
    setQuiet(next);
    onChange?.(next);
  };
  return (
    <div className={classes.quiet}>
      <Switch
        label={label}
        description={description}
        checked={quiet !== null}
        onChange={({ currentTarget: { checked } }) => change(checked ? USUAL : null)}
      />
      {quiet !== null && (
        <>
          <div className={classes.times}>
            {(['from', 'to'] as const).map((name) => (
              <TimeInput
                key={name}
                label={t(`preferences.${name}`)}
                withAsterisk
                value={quiet[name]}
                error={problemOf(name)}
                onChange={(time) => change({ ...quiet, [name]: time })}
              />
            ))}
          </div>
          <Checkbox.Group
            label={t('preferences.quiet_channels')}
            value={quiet.channels}
            error={problemOf('channels')}
            onChange={(chosen) =>
              change({
                ...quiet,
                channels: CHANNELS.filter((channel) => chosen.includes(channel)),
              })
            }
          >
            <div className={classes.channels}>
              {CHANNELS.map((channel) => (
                <Checkbox key={channel} value={channel} label={t(`channel_names.${channel}`)} />
              ))}
            </div>
          </Checkbox.Group>
        </>
      )}
    </div>
  );
}
