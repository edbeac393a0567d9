/** A text with the first occurrence of the typed match in bold. */
export function MatchedText({ text, match }: { text: string; match: string }) {
  const from = match === '' ? -1 : text.toLowerCase().indexOf(match.toLowerCase());
  if (from < 0) return text;
  return (
    <>
      {text.slice(0, from)}
      <b>{text.slice(from, from + match.length)}</b>
      {text.slice(from + match.length)}
    </>
  );
}
