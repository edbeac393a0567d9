import '@meetingapp/ui/tokens.css';
import '@meetingapp/ui/base.css';
import { start } from './app/start.tsx';

const root = document.getElementById('root');
if (root) void start(root);
