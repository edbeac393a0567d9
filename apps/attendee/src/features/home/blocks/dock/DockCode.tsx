import './DockCode.css';
import { HomeDock } from './HomeDock.tsx';
import type { Home } from '../block.ts';

/** Dock with the person's entry code in the middle. */
export function DockCode({ home }: { home: Home }) {
  return <HomeDock home={home} manner="code" code />;
}
