import '@meetingapp/ui/styles/tokens.css';
import '@meetingapp/ui/styles/base.css';
import { start } from './app/start/start.tsx';

const root = document.getElementById('root');
// A separate task after evaluating the program, so that a tap in between is handled.
if (root) setTimeout(() => void start(root));
