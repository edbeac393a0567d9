import './bar.css';
import './BarClear.css';
import { Logo } from '../../parts/Logo.tsx';
import { HeadTools } from '../../parts/HeadTools.tsx';
import type { Home } from '../block.ts';

/** Transparent bar, over a drawing. */
export function BarClear({ home }: { home: Home }) {
  return (
    <header className="hb-bar clear">
      <Logo home={home} />
      <HeadTools home={home} />
    </header>
  );
}
