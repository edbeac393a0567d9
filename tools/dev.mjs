import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// `npm run dev`: the server from its sources, started again when one changes, and both apps with changes shown at once.
// Each app has an address of its own; what is not the app's is passed on to the server.

const root = fileURLToPath(new URL('../', import.meta.url));
const port = Number(process.env.PORT ?? 3000);
const apps = [
  { name: 'attendee', base: '/meetingapp/', port: 5173 },
  { name: 'console', base: '/console/', port: 5174 },
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
    // Log-in at the messenger and payments come back to the app under work.
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${apps[0].port}`,
    },
  },
);
// Ctrl-C reaches the server by itself; twice would mean at once.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 0));
