import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const imported = /import \{([^}]*)\} from '([^']*\/icons(?:-[a-z-]+)?\.ts)';/g;
const mark = '?icon=';

/**
 * Makes every icon its own module, so that it lands in the chunk of the screens that draw it. Otherwise a file of icons is one module,
 * and the first page that needs one icon loads all icons of all pages.
 */
export function iconsApart(): Plugin {
  return {
    name: 'icons-apart',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (id.includes('/node_modules/') || !/\.tsx?$/.test(id)) return null;
      const changed = importApart(code);
      return changed === code ? null : { code: changed, map: null };
    },
    async resolveId(source, importer) {
      const [file = '', icon] = source.split(mark);
      if (icon === undefined) return null;
      const found = await this.resolve(file, importer, { skipSelf: true });
      return found && { id: found.id + mark + icon, moduleSideEffects: false };
    },
    load(id) {
      const [file = '', icon] = id.split(mark);
      return icon === undefined ? null : iconAlone(readFileSync(file, 'utf8'), icon);
    },
  };
}

/** Rewrites imports from an icon file to the module of each icon. */
export const importApart = (code: string): string =>
  code.replaceAll(imported, (_whole, names: string, file: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => `import { ${name} } from '${file}${mark}${name.split(' ')[0]}';`)
      .join(' '),
  );

/** Returns the one line of an icon file that holds this icon. */
export function iconAlone(file: string, icon: string): string {
  const path = new RegExp(`export const ${icon} =\\s*('[^']*');`).exec(file)?.[1];
  if (path === undefined) throw new Error(`There is no icon ${icon}`);
  return `export const ${icon} = ${path};`;
}
