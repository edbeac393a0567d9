import '@meetingapp/ui/styles/tokens.css';
import './app/console.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { language } from './lib/texts/language.ts';

const root = document.getElementById('root');
if (root) {
  language.begin();
  createRoot(root).render(<App />);
}
