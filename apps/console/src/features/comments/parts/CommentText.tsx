import { useT } from '../../../lib/texts/texts.ts';

/** A text with its pictures, each of which opens in a new tab. */
export function CommentText({ text, pictures }: { text: string; pictures: readonly string[] }) {
  const t = useT('commentsConsole');
  return (
    <>
      <p>{text}</p>
      {pictures.length > 0 && (
        <span className="comment-pictures">
          {pictures.map((picture, at) => (
            <a key={picture} href={picture} target="_blank" rel="noreferrer">
              <img src={picture} alt={`${t('open')} ${at + 1}`} loading="lazy" />
            </a>
          ))}
        </span>
      )}
    </>
  );
}
