import { basePath } from '@meetingapp/contract/paths.ts';

/**
 * Loads a file that the page names (`boot.screen`), and returns what one of its modules exports under this name. A file of several
 * modules exports each of them as an object.
 */
export async function pagePart(file: string, name: string): Promise<unknown> {
  const parts = (await import(/* @vite-ignore */ `${basePath}/${file}`)) as Record<string, unknown>;
  return partIn(parts, name);
}

/** @throws when the file has no module that exports this name */
export function partIn(parts: Readonly<Record<string, unknown>>, name: string): unknown {
  const within = [parts, ...Object.values(parts)].find(
    (one): one is Record<string, unknown> => typeof one === 'object' && one !== null && name in one,
  );
  if (!within) throw new Error(`A file of the page has no ${name}`);
  return within[name];
}
