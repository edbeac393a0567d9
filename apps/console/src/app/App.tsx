import { useReducedMotion } from '@meetingapp/ui/styles/reduced-motion.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { App as Messages, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import { useLanguage } from '../lib/texts/language.ts';
import { cache } from '../lib/calls/use-call.ts';
import { router } from './router.tsx';
import { theme } from './theme.ts';

export function App() {
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
    >
      <QueryClientProvider client={cache}>
        <Messages component={false}>
          <RouterProvider router={router} />
        </Messages>
      </QueryClientProvider>
    </ConfigProvider>
  );
}
