// Names of months and weekdays in calendars, which antd takes from dayjs.
import 'dayjs/locale/zh-cn.js';
import { useReducedMotion } from '@meetingapp/ui/styles/reduced-motion.ts';
import { App as Messages, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { useLanguage } from '../texts/language.ts';
import { theme } from './theme.ts';

/**
 * Theme, language and messages of antd's components. Loaded with the first page or dialog that uses them: log-in, frame and the list of
 * conferences have their own small controls (lib/plain).
 */
export function Kit({ children }: { children: ReactNode }) {
  const language = useLanguage();
  // Disables antd motion under `prefers-reduced-motion`: antd would wait for the end of an animation that never starts and leave
  // dialogs half open.
  const motion = !useReducedMotion();
  return (
    <ConfigProvider
      theme={{ ...theme, token: { ...theme.token, motion } }}
      locale={language === 'en' ? enUS : zhCN}
      wave={{ disabled: true }}
      button={{ autoInsertSpace: false }}
      // A click that misses a dialog must not discard what was typed in it.
      modal={{ mask: { closable: false } }}
    >
      <Messages component={false}>{children}</Messages>
    </ConfigProvider>
  );
}
