import './AgreementText.css';

/** Paragraphs parted by an empty line; one that begins with a number is a heading. */
export function AgreementText({ text }: { text: string }) {
  // A text does not change while it stands, so the place of a paragraph is its name.
  const blocks = text.split(/\n\s*\n/).map((block, index) => ({ block: block.trim(), key: `${index}` }));
  return (
    <div className="agreement-text">
      {blocks.map(({ block, key }) =>
        /^\d+[.、]\s*\S/.test(block) && !block.includes('\n') ? <h2 key={key}>{block}</h2> : <p key={key}>{block}</p>,
      )}
    </div>
  );
}
