interface Figure {
  name: string;
  value: number;
  note?: string;
}

/** Figures side by side, each with its label. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="figures">
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value.toLocaleString('en')}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
