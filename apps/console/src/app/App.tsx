import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { App as Messages, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import { useLanguage } from '../lib/language.ts';
import { cache } from '../lib/use-call.ts';
import { router } from './router.tsx';
import { theme } from './theme.ts';

export function App() {
  const language = useLanguage();
  return (
    <ConfigProvider
      theme={theme}
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
