import '@meetingapp/ui/styles/tokens.css';
import './app/console.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { fetchKitAhead } from './app/fetch-kit-ahead.ts';
import { router } from './app/router.tsx';
import { readTypedEarly } from './lib/session/typed-early.ts';
import { language } from './lib/texts/language.ts';

const root = document.getElementById('root');
if (root) {
  language.begin();
  readTypedEarly(root);
  fetchKitAhead();
  // The router draws nothing before it has matched its first page: the painted page would be empty for that time, and what is typed lost.
  // A transition is rendered in slices, between which the painted page goes on answering.
  void router.load().finally(() => startTransition(() => createRoot(root).render(<App />)));
}
