import { Button, Skeleton } from '@mantine/core';
import { IconMap, IconSatellite } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { loadProvinceGround } from '#modules/geography/web/public.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { MapFrame, type MapFrameProps } from '#platform/web/map/map-frame.tsx';
import { MapShapes } from '#platform/web/map/map-shapes.tsx';
import { MapTiles } from '#platform/web/map/map-tiles.tsx';
import { mapSettingsQuery } from '../settings/settings.api.ts';
import { texts } from '../texts.ts';

type Ground = 'map' | 'satellite';

interface PlotMapFrameProps extends Omit<MapFrameProps, 'zoomIn' | 'zoomOut'> {
  readonly children: ReactNode;
}

/** A map with the provinces as its ground, and with the background of the company's settings where it has one. */
export function PlotMapFrame({ children, over, ...frame }: PlotMapFrameProps) {
  const t = useTexts(texts);
  const [chosen, setChosen] = useState<Ground>('map');
  const { data: provinces } = useQuery({
    queryKey: ['province-ground'],
    queryFn: loadProvinceGround,
    meta: { persist: false },
  });
  const { data: settings, isPending } = useQuery(mapSettingsQuery());
  if (isPending) return <Skeleton height={352} radius="md" />;
  const addresses: Record<Ground, string> = {
    map: settings?.map_tiles ?? '',
    satellite: settings?.satellite_tiles ?? '',
  };
  const tiles = addresses[chosen];
  const other = chosen === 'map' ? 'satellite' : 'map';
  const switchButton = addresses.satellite !== '' && (
    <Button
      size="compact-md"
      variant="default"
      leftSection={other === 'map' ? <IconMap size={16} /> : <IconSatellite size={16} />}
      onClick={() => setChosen(other)}
    >
      {t(`maps.${other}`)}
    </Button>
  );
  return (
    <MapFrame
      {...frame}
      zoomIn={t('maps.zoom_in')}
      zoomOut={t('maps.zoom_out')}
      over={
        <>
          {over}
          {switchButton}
        </>
      }
    >
      {tiles !== '' && <MapTiles address={tiles} />}
      {tiles === '' && provinces !== undefined && <MapShapes shapes={provinces} />}
      {children}
    </MapFrame>
  );
}
