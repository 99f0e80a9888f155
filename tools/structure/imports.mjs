import { covers, HOMES, isTest, TEXTS, ZONES } from './zones.mjs';

/** The folder that a relative import may not leave: a package, an app, or a tool folder. */
const ownFolder = (path) => path.match(/^((?:packages|apps)\/[^/]+|tools|e2e|bench|drills)\//)?.[0] ?? '';

/** @yields {{ line: number, rule: string, message: string }} */
export function* importRules(source) {
  const { path, imports } = source;
  for (const { line, target, relative } of imports) {
    // A tool or a test of the whole may reach into a package; the product's own code goes by its front door.
    if (
      relative &&
      /^(packages|apps)\/[^/]+\/src\//.test(path) &&
      ![ownFolder(path), TEXTS].some((folder) => target.startsWith(folder))
    ) {
      yield { line, rule: 'own-folder', message: `${target}: import another package by its name` };
    }
  }
  for (const { of, homes, tests } of HOMES) {
    if (homes.some((home) => path.startsWith(home)) || (tests && isTest(path))) continue;
    for (const { line, target } of imports) {
      if (of.some((pattern) => covers(pattern, target))) {
        yield { line, rule: 'home', message: `${target} is imported only in ${homes.join(', ')}` };
      }
    }
  }
  if (isTest(path)) return;
  for (const zone of ZONES) {
    if (!path.startsWith(zone.in) || (zone.only && !zone.only.test(path))) continue;
    for (const { line, target, typeOnly, relative } of imports) {
      const within = (patterns) => patterns?.some((pattern) => covers(pattern, target));
      const refused =
        within(zone.never) ||
        (zone.may && !relative && !within(zone.may)) ||
        (zone.typeOnly && within(zone.typeOnly) && !typeOnly);
      if (refused) yield { line, rule: 'zone', message: `${target}: ${zone.why}` };
    }
  }
}
