import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const declared = /screen\(\s*\(\) => import\('([^']+)'\),\s*'(\w+)',?\s*\)/g;
const used = /\buseT\('(\w+)'\)/g;
const imported = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.[^']+\.tsx?)'/gm;

/**
 * Adds to each `screen(() => import(…), 'Name')` the features whose texts its modules use, so that a screen's texts load in parallel
 * with its code and not after it.
 */
export function screenTexts(): Plugin {
  return {
    name: 'screen-texts',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !/\/apps\/console\/src\/.*\.tsx?$/.test(id)) return null;
      const changed = withTexts(code, id);
      return changed === code ? null : { code: changed, map: null };
    },
  };
}

/** Returns the source of a module with the texts of the screens that it declares. */
export const withTexts = (code: string, file: string): string =>
  code.replaceAll(
    declared,
    (_whole, module: string, name: string) =>
      `screen(() => import('${module}'), '${name}', ${JSON.stringify(textsOf(join(dirname(file), module)))})`,
  );

/** Features whose texts a module uses, with those of the modules that it imports statically, in alphabetical order. */
export function textsOf(file: string): string[] {
  const seen = new Set<string>();
  const features = new Set<string>();
  const visit = (one: string): void => {
    if (seen.has(one) || !existsSync(one)) return;
    seen.add(one);
    const code = readFileSync(one, 'utf8');
    for (const [, feature] of code.matchAll(used)) features.add(feature ?? '');
    for (const [, next] of code.matchAll(imported)) visit(join(dirname(one), next ?? ''));
  };
  visit(file);
  return [...features].sort();
}
