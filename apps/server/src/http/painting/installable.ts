import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { assetSecurity } from '../security/content-security.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};
const day = 'public, max-age=86400';

/**
 * Serves the files that make the phone's app installable: its worker, manifests and icons. Their names are fixed while their contents
 * change, so the worker is always revalidated. They are few and small and are kept in memory.
 */
export function serveInstallable(app: FastifyInstance, folder: string, prefix: string): void {
  const icons = join(folder, 'icons');
  const named = ['sw.js', 'app-zh.webmanifest', 'app-en.webmanifest'];
  const all = [...named, ...(existsSync(icons) ? readdirSync(icons).map((name) => `icons/${name}`) : [])];
  for (const name of all.filter((one) => existsSync(join(folder, one)))) {
    const type = types[extname(name)];
    if (type === undefined) continue;
    const isText = !type.startsWith('image/png');
    const content = isText ? readFileSync(join(folder, name), 'utf8') : readFileSync(join(folder, name));
    const worker = name === 'sw.js';
    // The worker's own response states what it may load.
    app.get(`${prefix}/${name}`, worker ? {} : { helmet: assetSecurity }, (_request, reply) =>
      reply
        .header('cache-control', worker ? 'no-cache' : day)
        .type(type)
        .send(content),
    );
  }
}
