import { findsByPlace, importTable } from './import-table.ts';
import { onlyPackages, packageTable } from './package-table.ts';
import { isTest, matches, nameOf, roomOf, targetOf } from './places.ts';
import type { Rule } from './rule.ts';
import { onEveryMention } from './specifiers.ts';

/** Every import goes through a door that the tables allow, and from room to room by its name. */
export const imports: Rule = {
  meta: { fixable: 'code' },
  create(context) {
    const importer = nameOf(context.filename, context.cwd);
    if (!/^(?:src|e2e)\//.test(importer)) return {};
    return onEveryMention(context, ({ node, source, specifier, typeOnly }) => {
      const message =
        specifier === undefined
          ? objectionToUnknown(importer)
          : objectionTo({ importer, specifier, typeOnly });
      if (message) return context.report({ node, message });
      const name = specifier && roomName(importer, specifier);
      if (!name) return;
      context.report({
        node,
        message: `Another room is imported by its name: ${name}.`,
        fix: (fixer) => fixer.replaceText(source, `'${name}'`),
      });
    });
  },
};

/** The name for a file of another room that is imported by a relative path. */
function roomName(importer: string, specifier: string): string | undefined {
  const target = targetOf(specifier, importer);
  const isOwn = target?.startsWith(`${roomOf(importer)}/`);
  return specifier.startsWith('.') && target?.startsWith('src/') && !isOwn
    ? `#${target.slice('src/'.length)}`
    : undefined;
}

function objectionToUnknown(importer: string): string | undefined {
  return isTest(importer) || findsByPlace.includes(importer)
    ? undefined
    : 'The linter cannot follow a path put together at run time: write it out.';
}

interface Import {
  importer: string;
  specifier: string;
  typeOnly: boolean;
}

function objectionTo({ importer, specifier, typeOnly }: Import): string | undefined {
  const target = targetOf(specifier, importer);
  if (target !== undefined) return objectionToFile(importer, target);
  if (/^(?:\/|file:|https?:|data:)/.test(specifier))
    return `"${specifier}" is no door of this house.`;
  return objectionToPackage({ importer, specifier, typeOnly });
}

function objectionToFile(importer: string, target: string): string | undefined {
  const room = roomOf(importer);
  if (importer.startsWith('src/') && !room) return `${importer} is in no room of the house.`;
  const isJourney = importer.startsWith('e2e/');
  if (isTest(target) && !isTest(importer) && !isJourney) return `${target} is for tests only.`;
  if (room && target.startsWith(`${room}/`)) return undefined;
  const allowed = importTable
    .filter((row) => matches(importer, row.files))
    .flatMap((row) => row.mayImport);
  return allowed.some((pattern) => matches(target, pattern, importer))
    ? undefined
    : `${room ?? importer} may not import ${target}. It may import ${['its own room', ...allowed].join(', ')}.`;
}

function objectionToPackage({ importer, specifier, typeOnly }: Import): string | undefined {
  const only = onlyPackages.find((row) => matches(importer, row.files));
  if (only && !isTest(importer) && !only.packages.some((pattern) => matches(specifier, pattern))) {
    return `${roomOf(importer)} may import no package but ${only.packages.join(', ') || 'none'}.`;
  }
  const closed = packageTable.find(
    (row) =>
      importer.startsWith('src/') &&
      !(typeOnly && row.typesAreFree) &&
      row.packages.some((pattern) => matches(specifier, pattern)) &&
      !row.onlyIn.some((pattern) => matches(importer, pattern)),
  );
  return closed && `"${specifier}" is for ${closed.onlyIn.join(', ')} only.`;
}
