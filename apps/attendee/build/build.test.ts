import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { nameModules } from './chunks.ts';
import { declaredScreens } from './screen-map.ts';
import { offlineFiles } from './service-worker.ts';
import { slimContract } from './slim-contract.ts';

const root = mkdtempSync(join(tmpdir(), 'screens-'));
afterAll(() => rmSync(root, { recursive: true }));

it('the server learns which module a path opens and which texts it needs, also where they stand in constants', () => {
  const folder = join(root, 'src/features/home');
  mkdirSync(folder, { recursive: true });
  const source = `
    const texts = ['home'] as const;
    const home: Screen = { load: () => import('./screens/Home.tsx'), title: 'home.title', texts };
    export const screens = {
      tpl1Home: home,
      wap: { load: () => import('./screens/Find.tsx'), title: 'home.title', texts: ['home', 'orders'], offline: true },
    } as const satisfies Screens;`;
  writeFileSync(join(folder, 'routes.ts'), source);
  expect(Object.fromEntries(declaredScreens(root))).toEqual({
    tpl1Home: { module: join(folder, 'screens/Home.tsx'), texts: ['home'], offline: false, ahead: false },
    wap: { module: join(folder, 'screens/Find.tsx'), texts: ['home', 'orders'], offline: true, ahead: false },
  });
});

it('of the contract only path and effect reach the phone', async () => {
  const load = slimContract().load as (this: object, id: string) => Promise<string | null>;
  const file = (name: string): string => join(import.meta.dirname, '../../../packages/contract/src', name);
  const files = await load.call({ addWatchFile: () => undefined }, file('files.ts'));
  expect(files).toBe(
    'export const fileCalls = {"upload":{"path":"/medapp/api/common/upload","effect":"write","multipart":true}};',
  );
  expect(await load.call({ addWatchFile: () => undefined }, file('paths.ts'))).toBeNull();
});

it('what pages share is gathered: in the entry, or in the chunk of a family, its entrance whole and apart', () => {
  const imports: Record<string, string[]> = {
    main: ['react'],
    react: [],
    '/features/registration/screens/SignHome.tsx': ['react', 'wizard', 'shared', 'own'],
    '/features/hotel/screens/A.tsx': ['wizard', 'money'],
    '/features/orders/screens/B.tsx': ['money', 'behind'],
    '/features/home/screens/C.tsx': ['shared', 'behind'],
    '/features/registration/screens/FormPreview.tsx': ['own', 'aside'],
    wizard: [],
    money: [],
    shared: [],
    behind: [],
    own: [],
    aside: [],
  };
  const names = nameModules(
    Object.keys(imports),
    (id) => ({ importedIds: imports[id] ?? [], isEntry: id === 'main' }) as never,
  );
  expect(Object.fromEntries(names)).toEqual({
    main: 'app',
    react: 'app',
    shared: 'app',
    '/features/registration/screens/SignHome.tsx': 'sign-up-entrance',
    own: 'sign-up-entrance',
    wizard: 'sign-up',
    money: 'sign-up-later',
    behind: 'home-one+sign-up',
  });
});

it('what only forms need is not in what homes and programme load, and what both of these show is', () => {
  const imports: Record<string, string[]> = {
    main: [],
    '/features/home/screens/A.tsx': ['dock'],
    '/features/agenda/screens/B.tsx': ['dock'],
    '/features/accounts/screens/C.tsx': ['field'],
    '/features/papers/screens/D.tsx': ['field'],
    dock: [],
    field: [],
  };
  const names = nameModules(
    Object.keys(imports),
    (id) => ({ importedIds: imports[id] ?? [], isEntry: id === 'main' }) as never,
  );
  expect(Object.fromEntries(names)).toEqual({ main: 'app', dock: 'app', field: 'forms' });
});

it('[A10] without a network there is the program, what the screens need that say so, and their texts in both languages', () => {
  const screen = (name: string, offline: boolean) => ({
    file: `${name}.js`,
    chunks: [],
    css: [],
    texts: [name],
    offline,
    ahead: [],
  });
  const files = offlineFiles({
    entry: { file: 'app.js', chunks: [], css: ['app.css'] },
    screens: { home: screen('home', true), pay: screen('pay', false) },
    texts: { zh: { home: 'zh-home.js', pay: 'zh-pay.js' }, en: { home: 'en-home.js' } },
  });
  expect(files).toEqual(['app.css', 'app.js', 'en-home.js', 'home.js', 'zh-home.js']);
});
