import { tests } from './places.ts';

interface Capability {
  /** What is restricted: calls, `new X`, and names imported from `node:fs`. */
  names: RegExp;
  files: string;
  except: readonly string[];
  instead: string;
}

export const capabilityTable: readonly Capability[] = [
  {
    names: /^(?:fetch|new (?:WebSocket|EventSource|XMLHttpRequest))$/,
    files: 'src/**/server/**',
    except: ['src/platform/server/outbound/**', ...tests],
    instead: 'calls to other machines go through the guarded client of platform/server/outbound.',
  },
  {
    names: /^(?:fetch|navigator\.sendBeacon|new (?:WebSocket|EventSource|XMLHttpRequest))$/,
    files: 'src/**/web/**',
    except: ['src/platform/web/api/**', ...tests],
    instead: 'the browser talks to the server through the typed client of platform/web/api.',
  },
  {
    names:
      /^node:fs (?:\*|default|promises|(?:append|write)File|(?:f?truncate|f?chmod|f?chown|l?utimes|copyFile|cp|link|symlink|mkdir|mkdtemp|rename|rm|rmdir|unlink|write|createWriteStream)|(?:append|write)FileSync|(?:f?truncate|f?chmod|f?chown|utimes|copyFile|cp|link|symlink|mkdir|mkdtemp|rename|rm|rmdir|unlink|write)Sync)$/,
    files: 'src/**',
    except: ['src/platform/server/files/**', 'src/platform/server/database/**', ...tests],
    instead: 'files are written by platform/server/files; import reading functions by name.',
  },
  {
    names: /^sql(?:<[^>]*>)?\.raw$/,
    files: 'src/**',
    except: [],
    instead:
      'text that becomes SQL unescaped is how injections happen; use sql`...` and identifiers.',
  },
];
