import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { LoginPaint } from '../features/staff/parts/LoginPaint.tsx';
import { language } from '../lib/texts/language.ts';
import { FramePaint } from './FramePaint.tsx';

/** Path and body of the calls that the frame and the list of conferences begin with. */
export const firstCalls: readonly (readonly [path: string, body: string])[] = [
  [staffCalls.me.path, JSON.stringify({})],
  [staffCalls.conferences.path, JSON.stringify({ words: '' })],
];

/** HTML of the log-in in a language, written into `index.html` by the build (build/first-paint.ts). */
export function paintLogIn(of: Language): string {
  language.paint(of);
  return renderToStaticMarkup(<LoginPaint />);
}

/** HTML of the frame of the list of conferences in a language, for users who are logged in. */
export function paintFrame(of: Language): string {
  language.paint(of);
  return renderToStaticMarkup(<FramePaint />);
}
