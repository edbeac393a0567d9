import './bar.css';
import { Logo } from '../../parts/Logo.tsx';
import { HeadTools } from '../../parts/HeadTools.tsx';
import type { Home } from '../block.ts';

/** Bar with organiser, search, and the other language. */
export function BarPlain({ home }: { home: Home }) {
  return (
    <header className="hb-bar plain">
      <Logo home={home} />
      <HeadTools home={home} />
    </header>
  );
}
