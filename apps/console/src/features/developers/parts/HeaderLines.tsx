/** Headers of a request or an answer, one in a line. */
export function HeaderLines({ headers }: { headers: readonly (readonly [name: string, value: string])[] }) {
  return headers.map(([name, value], at) => (
    <span key={at}>
      <b className="dev-name">{name}</b>
      {`: ${value}\n`}
    </span>
  ));
}
