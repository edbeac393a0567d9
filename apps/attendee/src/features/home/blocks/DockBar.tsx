import { HomeDock } from '../parts/HomeDock.tsx';
import type { Home } from './block.ts';

/** Icons and words in a bar. */
export function DockBar({ home }: { home: Home }) {
  return <HomeDock home={home} manner="bar" />;
}
