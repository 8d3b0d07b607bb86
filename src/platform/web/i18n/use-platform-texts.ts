import { platformTexts } from './platform-texts.ts';
import { useTexts } from './use-texts.ts';

/** The translator of the texts which all screens share. */
export function usePlatformTexts() {
  return useTexts(platformTexts);
}
