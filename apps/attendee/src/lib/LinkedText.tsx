import { ToAddress } from './go.tsx';

/** What stands behind an address is no part of it: a full stop, a bracket, the Chinese that goes on without a space. */
const address = /https?:\/\/[\w.~:/?#@!$&*+,;=%()-]*[\w/#=&-]/g;

/** A short text in lines; the addresses of the web in it lead there. */
export function LinkedText({ text }: { text: string }) {
  const found = [...text.matchAll(address)];
  const ends = found.map(({ index, 0: link }) => index + link.length);
  return (
    <>
      {found.map(({ index, 0: link }, at) => (
        <span key={index}>
          {text.slice(ends[at - 1] ?? 0, index)}
          <ToAddress className="link" address={link}>
            {link}
          </ToAddress>
        </span>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  );
}
