import '@meetingapp/ui/tokens.css';
import '@meetingapp/ui/base.css';
import { start } from './app/start.tsx';

const root = document.getElementById('root');
// A task of its own after that of reading the program: a tap is heard between the two.
if (root) setTimeout(() => void start(root));
