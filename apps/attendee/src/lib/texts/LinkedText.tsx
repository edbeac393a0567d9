import { AddressLink } from '../navigation/navigation.tsx';

/** What follows an address is not part of it: a full stop, a bracket, Chinese text without a space. */
const address = /https?:\/\/[\w.~:/?#@!$&*+,;=%()-]*[\w/#=&-]/g;

/** A short text with line breaks; its web addresses become links. */
export function LinkedText({ text }: { text: string }) {
  const found = [...text.matchAll(address)];
  const ends = found.map(({ index, 0: link }) => index + link.length);
  return (
    <>
      {found.map(({ index, 0: link }, at) => (
        <span key={index}>
          {text.slice(ends[at - 1] ?? 0, index)}
          <AddressLink className="link" address={link}>
            {link}
          </AddressLink>
        </span>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  );
}
