import './Bar.css';
import './BarClear.css';
import { Logo } from '../parts/Logo.tsx';
import { Tools } from '../parts/Tools.tsx';
import type { Home } from './block.ts';

/** The bar without a ground, over a drawing. */
export function BarClear({ home }: { home: Home }) {
  return (
    <header className="hb-bar clear">
      <Logo home={home} />
      <Tools home={home} />
    </header>
  );
}
