import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { runnerImport } from 'vite';

interface SlimCall {
  path: string;
  effect: string;
  multipart?: true;
}

/**
 * Strips the contract to what a client needs to make a call: path, effect, and whether it is a form; and the lists and numbers next
 * to the calls, picklists included. Schemas and their library stay on the server; types are already erased.
 */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!/\/packages\/contract\/src\/(?:[a-z-]+\/)?[a-z-]+\.ts$/.test(file)) return null;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(file);
      const tables = Object.entries(module).filter(([, value]) => isCallTable(value));
      // errors.ts, paths.ts and call.ts hold no schemas and stay unchanged.
      if (tables.length === 0 && !usesSchemas(file, dependencies)) return null;
      for (const dependency of dependencies) this.addWatchFile(dependency);
      return Object.entries(module)
        .flatMap(([name, value]) => {
          if (isCallTable(value)) return [[name, slim(value)] as const];
          if (isPicklist(value)) return [[name, { options: value.options }] as const];
          return isData(value) ? [[name, value] as const] : [];
        })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

/** `contract.ts` imports all tables and would bring every feature to the client. */
function usesSchemas(file: string, dependencies: readonly string[]): boolean {
  return basename(file) === 'shapes.ts' || dependencies.some((one) => one.includes('/shapes.ts'));
}

function isCallTable(value: unknown): value is Record<string, SlimCall> {
  const entries = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return (
    entries.length > 0 &&
    entries.every((one) => typeof one === 'object' && one !== null && 'path' in one && 'effect' in one)
  );
}

/** A schema that lists its values; clients offer them as choices. */
const isPicklist = (value: unknown): value is { options: readonly string[] } =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'picklist' && 'options' in value;

/** Texts, numbers, and lists of them, such as the states of a paper. */
const isData = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isData) : ['string', 'number', 'boolean'].includes(typeof value);

function slim(table: Record<string, SlimCall>): Record<string, SlimCall> {
  return Object.fromEntries(
    Object.entries(table).map(([name, { path, effect, multipart }]) => [
      name,
      { path, effect, ...(multipart ? { multipart } : {}) },
    ]),
  );
}
