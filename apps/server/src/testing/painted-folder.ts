import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Built } from '../http/painting/pages.ts';

/** Writes built apps into a folder, with a painter like the real one that only returns its input. */
export function buildPainted(folder: string): Built {
  const built = {
    attendee: join(folder, 'attendee'),
    console: join(folder, 'console'),
    reference: join(folder, 'reference'),
  };
  for (const part of ['assets', 'painter', 'icons']) mkdirSync(join(built.attendee, part), { recursive: true });
  writeFileSync(
    join(built.attendee, 'index.html'),
    `<!doctype html><html lang="zh-CN"><head><title>会议</title><!--preload-->
<script type="module" crossorigin src="/meetingapp/assets/app.js"></script>
<link rel="stylesheet" crossorigin href="/meetingapp/assets/app.css"></head>
<body><div id="root" data-ready="0"></div><!--boot--></body></html>`,
  );
  writeFileSync(join(built.attendee, 'assets', 'app.css'), '.app { color: red; }');
  writeFileSync(join(built.attendee, 'assets', 'conf.css'), '.conf { color: blue; }');
  writeFileSync(
    join(built.attendee, 'screens.json'),
    JSON.stringify({
      entry: { file: 'assets/app.js', chunks: [], css: ['assets/app.css'] },
      screens: {
        conf: {
          file: 'assets/conf.js',
          part: 'Conf',
          traits: { title: 'conf.title' },
          chunks: [],
          css: ['assets/conf.css'],
          texts: [],
        },
      },
      texts: { zh: {}, en: {} },
    }),
  );
  writeFileSync(
    join(built.attendee, 'painter', 'painter.js'),
    `let times = 0;
export const painted = ['conf', 'tpl1Home', 'index'];
export const paint = async ({ name, parameters, search, language, calls }) => {
  if (search.includes('break')) throw new Error('cannot be drawn');
  const title = calls[0].answer.conference?.title ?? '';
  const text = [name, parameters.id ?? parameters.cid, search, language, (times += 1)].join(' ');
  return { html: '<p>' + text + '</p>', title, description: title, style: '--brand:red' };
};
export const head = async ({ name, calls }) => {
  const title = calls[0]?.answer.conference?.title ?? '';
  return { title: name + ' ' + title, description: title, image: '/files/a.jpg' };
};`,
  );

  writeFileSync(join(built.attendee, 'sw.js'), 'self.skipWaiting();');
  writeFileSync(join(built.attendee, 'app-en.webmanifest'), '{"name":"Conferences"}');
  writeFileSync(join(built.attendee, 'icons', 'icon.svg'), '<svg/>');
  return built;
}
