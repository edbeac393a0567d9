import './FactsFigures.css';
import type { Home } from '../block.ts';

/** Up to four figures with their labels. */
export function FactsFigures({ home }: { home: Home }) {
  const facts = home.info.facts.slice(0, 4);
  if (facts.length === 0) return null;
  return (
    <ul className="hb-facts">
      {facts.map(({ figure, label }) => (
        <li key={label}>
          <b>{figure}</b>
          {label}
        </li>
      ))}
    </ul>
  );
}
