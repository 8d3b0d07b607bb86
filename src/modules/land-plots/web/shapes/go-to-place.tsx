import { Button, TextInput } from '@mantine/core';
import { IconCurrentLocation, IconMapPinSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { readPosition } from '#platform/web/map/read-position.ts';
import type { Position } from '#platform/web/map/shapes.ts';
import { texts } from '../texts.ts';
import classes from './shapes.module.css';

interface GoToPlaceProps {
  readonly onGo: (position: Position) => void;
}

const PATIENCE_MILLISECONDS = 20_000;

/** Moves the map to coordinates, to a place of another map on the web, or to where the reader is. */
export function GoToPlace({ onGo }: GoToPlaceProps) {
  const t = useTexts(texts);
  const [problem, setProblem] = useState<string>();
  const [isLocating, setLocating] = useState(false);
  const [typed, setTyped] = useState('');
  const go = (text: string) => {
    const position = readPosition(text);
    setProblem(position === undefined ? t('shapes.place_unreadable') : undefined);
    if (position !== undefined) onGo(position);
  };
  const locate = () => {
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setLocating(false);
        setProblem(undefined);
        onGo([longitude, latitude]);
      },
      ({ code, PERMISSION_DENIED }) => {
        setLocating(false);
        setProblem(t(code === PERMISSION_DENIED ? 'shapes.position_denied' : 'shapes.no_position'));
      },
      { enableHighAccuracy: true, timeout: PATIENCE_MILLISECONDS, maximumAge: 0 },
    );
  };
  return (
    <div className={classes.goTo}>
      <TextInput
        label={t('shapes.place')}
        placeholder="16.4322, 102.8236"
        value={typed}
        error={problem}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onPaste={({ clipboardData }) => go(clipboardData.getData('text'))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Not the form around it.
          event.preventDefault();
          go(typed);
        }}
      />
      <Button
        variant="default"
        leftSection={<IconMapPinSearch size={16} />}
        onClick={() => go(typed)}
      >
        {t('shapes.go')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconCurrentLocation size={16} />}
        loading={isLocating}
        onClick={locate}
      >
        {t('shapes.where_i_am')}
      </Button>
    </div>
  );
}
