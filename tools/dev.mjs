import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// `npm run dev`: runs the server from its sources with restart on change, and both apps with hot reload. Each app has a separate
// address; requests that are not the app's are proxied to the server.

const root = fileURLToPath(new URL('../', import.meta.url));
const port = Number(process.env.PORT ?? 3000);
const apps = [
  { name: 'attendee', base: '/meetingapp/', port: 5173 },
  { name: 'console', base: '/console/', port: 5174 },
  { name: 'reference', base: '/console/reference/', port: 5175 },
];

async function serve({ name, base, port: own }) {
  const folder = join(root, 'apps', name);
  const configFile = join(folder, 'vite.config.ts');
  if (!existsSync(configFile)) return;
  const { createServer } = await import(
    pathToFileURL(createRequire(join(folder, 'package.json')).resolve('vite')).href
  );
  const target = `http://127.0.0.1:${port}`;
  const vite = await createServer({
    root: folder,
    configFile,
    configLoader: 'runner',
    server: {
      host: '127.0.0.1',
      port: own,
      strictPort: true,
      proxy: { [`^(?!${base}|/@|/node_modules/)`]: { target, ws: true } },
    },
  });
  await vite.listen();
  console.log(`  ${name.padEnd(9)} http://localhost:${own}${base}`);
}

for (const app of apps) await serve(app);
const server = spawn(
  process.execPath,
  [join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', join(root, 'apps/server/src/main.ts')],
  {
    stdio: 'inherit',
    // Redirects of the messenger's log-in and of payments return to the app under development.
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${apps[0].port}`,
    },
  },
);
// The terminal sends Ctrl-C to the server too; forwarding it would be a second signal, which means immediate exit.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 0));
