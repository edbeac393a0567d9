import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { shareModules } from './chunks.ts';
import { iconAlone, importApart } from '@meetingapp/tools/build/icons-apart.ts';
import { declaredScreens } from './screen-map.ts';
import { offlineFiles } from './service-worker.ts';
import { slimContract } from '@meetingapp/tools/build/slim-contract.ts';

const root = mkdtempSync(join(tmpdir(), 'screens-'));
afterAll(() => rmSync(root, { recursive: true }));

it('the server learns which module a path opens and which texts it needs, including texts held in constants', () => {
  const folder = join(root, 'src/features/home');
  mkdirSync(folder, { recursive: true });
  const source = `
    const texts = ['home'] as const;
    const home: Screen = { load: () => import('./screens/Home.tsx'), title: 'home.title', texts };
    export const screens = {
      tpl1Home: home,
      live: { load: () => import('./screens/Live.tsx'), title: 'home.title', texts: [], leave: () => close() },
      wap: { load: () => import('./screens/Find.tsx'), title: 'home.title', texts: ['home', 'orders'], offline: true, keepAlive: true, scroll: 'top' },
    } as const satisfies Screens;`;
  writeFileSync(join(folder, 'routes.ts'), source);
  expect(Object.fromEntries(declaredScreens(root))).toEqual({
    tpl1Home: {
      module: join(folder, 'screens/Home.tsx'),
      traits: { title: 'home.title' },
      texts: ['home'],
      offline: false,
      ahead: false,
    },
    live: { module: join(folder, 'screens/Live.tsx'), traits: null, texts: [], offline: false, ahead: false },
    wap: {
      module: join(folder, 'screens/Find.tsx'),
      traits: { title: 'home.title', keepAlive: true, scroll: 'top' },
      texts: ['home', 'orders'],
      offline: true,
      ahead: false,
    },
  });
});

it('only path and effect of the calls, lists and numbers of the contract reach the phone bundle', async () => {
  const load = slimContract().load as (this: object, id: string) => Promise<string | null>;
  const file = (name: string): string => join(import.meta.dirname, '../../../packages/contract/src', name);
  const files = await load.call({ addWatchFile: () => undefined }, file('files/file.ts'));
  expect(files).toBe(
    'export const pictureErrors = ["file_missing","file_kind","file_too_large","file_unreadable"];\n' +
      'export const fileCalls = {"upload":{"path":"/medapp/api/common/upload","effect":"write","multipart":true},"front":{"path":"/medapp/api/common/pdfFront","effect":"read"}};',
  );
  expect(await load.call({ addWatchFile: () => undefined }, file('paths.ts'))).toBeNull();
});

it('modules shared by the same screens form one file, and each file follows the files it depends on', () => {
  const imports: Record<string, string[]> = {
    '/main.tsx': ['/react.ts'],
    '/react.ts': [],
    '/features/agenda/screens/Agenda.tsx': ['/react.ts', '/list.ts'],
    '/features/people/screens/PersonList.tsx': ['/list.ts', '/letters.ts'],
    '/features/home/screens/Tpl1Home.tsx': [],
    '/features/registration/screens/FormPreview.tsx': ['/letters.ts', '/aside.ts'],
    '/list.ts': ['/row.ts'],
    '/row.ts': ['/react.ts'],
    '/letters.ts': [],
    '/aside.ts': [],
  };
  const files = shareModules(
    Object.keys(imports),
    (id) => ({ importedIds: imports[id] ?? [], isEntry: id === '/main.tsx' }) as never,
    () => 1_000_000,
  );
  expect(files.map(({ name, ids }) => [name, [...ids].sort()])).toEqual([
    ['app', ['/main.tsx', '/react.ts']],
    ['list', ['/list.ts', '/row.ts']],
    ['Agenda', ['/features/agenda/screens/Agenda.tsx']],
    ['PersonList', ['/features/people/screens/PersonList.tsx', '/letters.ts']],
    ['Tpl1Home', ['/features/home/screens/Tpl1Home.tsx']],
  ]);
});

it('each icon is its own module, so no page loads icons that only others draw', () => {
  const code = "import { bell, check as done } from '@meetingapp/ui/icons/icons.ts';";
  expect(importApart(code)).toBe(
    "import { bell } from '@meetingapp/ui/icons/icons.ts?icon=bell'; import { check as done } from '@meetingapp/ui/icons/icons.ts?icon=check';",
  );
  expect(iconAlone("export const bell =\n  'M1 2';\nexport const check = 'M3 4';", 'bell')).toBe(
    "export const bell = 'M1 2';",
  );
  expect(() => iconAlone('', 'bell')).toThrow('bell');
});

it('[A10] works offline: the program, what the offline screens need, and their texts in both languages are stored', () => {
  const screen = (name: string, offline: boolean) => ({
    file: `${name}.js`,
    part: name,
    traits: {},
    chunks: [],
    css: [],
    texts: [name],
    offline,
    ahead: [],
    late: [`${name}-sheet.js`],
  });
  const files = offlineFiles({
    entry: { file: 'app.js', chunks: [], css: ['app.css'] },
    screens: { home: screen('home', true), pay: screen('pay', false) },
    texts: { zh: { home: 'zh-home.js', pay: 'zh-pay.js' }, en: { home: 'en-home.js' } },
  });
  expect(files).toEqual(['app.css', 'app.js', 'en-home.js', 'home-sheet.js', 'home.js', 'zh-home.js']);
});
