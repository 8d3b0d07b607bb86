import type { Icon, WebModule } from '../module.ts';
import { may, type Viewer } from './viewer.ts';

/** Something the palette can lead to. */
export interface Command {
  readonly label: string;
  readonly icon: Icon;
  readonly to: string;
}

/** Screens and quick actions this person may use. */
export function commandsOf(modules: readonly WebModule[], viewer: Viewer): Command[] {
  return modules
    .flatMap(({ navigation = [], settings = [], quickActions = [] }) => [
      ...navigation,
      ...settings,
      ...quickActions,
    ])
    .filter(({ permission }) => may(viewer, permission));
}

/** Those whose name holds every word of the text, in their order. */
export function matching(commands: readonly Command[], text: string): Command[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => {
    const name = label.toLocaleLowerCase();
    return words.every((word) => name.includes(word));
  });
}
