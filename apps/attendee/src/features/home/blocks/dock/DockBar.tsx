import { HomeDock } from './HomeDock.tsx';
import type { Home } from '../block.ts';

/** Bar of icons with labels. */
export function DockBar({ home }: { home: Home }) {
  return <HomeDock home={home} manner="bar" />;
}
