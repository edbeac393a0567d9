import './DockPill.css';
import { HomeDock } from '../parts/HomeDock.tsx';
import type { Home } from './block.ts';

/** A dark pill that floats over the page. */
export function DockPill({ home }: { home: Home }) {
  return <HomeDock home={home} manner="pill" />;
}
