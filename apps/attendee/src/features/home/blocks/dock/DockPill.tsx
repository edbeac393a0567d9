import './DockPill.css';
import { HomeDock } from './HomeDock.tsx';
import type { Home } from '../block.ts';

/** A dark pill floating over the page. */
export function DockPill({ home }: { home: Home }) {
  return <HomeDock home={home} manner="pill" />;
}
