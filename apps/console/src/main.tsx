import '@meetingapp/ui/styles/tokens.css';
import './app/console.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { fetchKitAhead } from './app/fetch-kit-ahead.ts';
import { readTypedEarly } from './lib/session/typed-early.ts';
import { language } from './lib/texts/language.ts';

const root = document.getElementById('root');
if (root) {
  language.begin();
  readTypedEarly(root);
  createRoot(root).render(<App />);
  fetchKitAhead();
}
