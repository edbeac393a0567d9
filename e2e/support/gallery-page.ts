import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { galleryFolder } from './gallery-folder.ts';
import { consoleScreens } from '../product/console-screens.ts';
import { screens } from '../product/screens.ts';

const phones = ['phone-zh', 'phone-en', 'small-zh', 'small-en'];
const consoles = ['console-zh', 'console-en'];
const style = `
  body { margin: 0; padding: 24px; background: #eceff1; color: #1d2a30; font: 14px/1.5 system-ui, sans-serif; }
  h2 { margin: 32px 0 8px; font-size: 15px; }
  .row { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto; }
  figure { margin: 0; } figcaption { color: #5b6a72; font-size: 12px; }
  img { display: block; border-radius: 12px; box-shadow: 0 1px 6px #0002; background: #fff; }
`;

function figure(name: string, variant: string): string {
  if (!existsSync(join(galleryFolder, variant, `${name}.png`)))
    return `<figure><figcaption>${variant}: missing</figcaption></figure>`;
  const width = variant.startsWith('console') ? 640 : variant.startsWith('small') ? 240 : 281;
  return `<figure><figcaption>${variant}</figcaption><a href="${variant}/${name}-whole.png"><img loading="lazy" width="${width}" alt="" src="${variant}/${name}.png"></a></figure>`;
}

/** Runs when all pictures are taken: writes one page with all of them, each linked to the picture of the whole page. */
export default function writeGalleryPage(): void {
  if (!existsSync(galleryFolder)) return;
  const rowOf = (name: string, variants: readonly string[]): string =>
    `<h2 id="${name}">${name}</h2><div class="row">${variants.map((variant) => figure(name, variant)).join('')}</div>`;
  const rows = [
    ...screens.map(({ name }) => rowOf(name, phones)),
    ...consoleScreens.map(({ name }) => rowOf(name, consoles)),
  ];
  const title = `Gallery, ${rows.length} screens`;
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>${rows.join('\n')}</html>\n`;
  writeFileSync(join(galleryFolder, 'index.html'), page);
  const taken = [...phones, ...consoles].flatMap((variant) =>
    existsSync(join(galleryFolder, variant)) ? readdirSync(join(galleryFolder, variant)) : [],
  );
  console.log(`${taken.length} pictures in gallery/, shown by gallery/index.html`);
}
