import './DockCode.css';
import { HomeDock } from '../parts/HomeDock.tsx';
import type { Home } from './block.ts';

/** With one's entry code in the middle. */
export function DockCode({ home }: { home: Home }) {
  return <HomeDock home={home} manner="code" code />;
}
