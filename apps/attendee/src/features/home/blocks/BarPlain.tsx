import './Bar.css';
import { Logo } from '../parts/Logo.tsx';
import { Tools } from '../parts/Tools.tsx';
import type { Home } from './block.ts';

/** Who holds the conference, search, and the other language. */
export function BarPlain({ home }: { home: Home }) {
  return (
    <header className="hb-bar plain">
      <Logo home={home} />
      <Tools home={home} />
    </header>
  );
}
