/** Words in place of the picture: what is missing, and what happens next. */
export function Standby({ title, text = '' }: { title: string; text?: string }) {
  return (
    <>
      <p className="said">{title}</p>
      {text !== '' && <p>{text}</p>}
    </>
  );
}
