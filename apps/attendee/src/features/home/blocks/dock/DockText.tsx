import './DockText.css';
import { HomeDock } from './HomeDock.tsx';
import type { Home } from '../block.ts';

/** Words alone. */
export function DockText({ home }: { home: Home }) {
  return <HomeDock home={home} manner="text" />;
}
