import './plain.css';

const widths = ['38%', '100%', '100%', '100%', '100%', '61%'];

/** Grey lines where a list or a text is being loaded. */
export function PlainSkeleton() {
  return (
    <div className="plain-skeleton" aria-hidden="true">
      {widths.map((width, index) => (
        <span key={index} style={{ width }} />
      ))}
    </div>
  );
}
